// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {highlight, type HighlightOptions} from '../../../../src/content/highlight/highlight';
import {parseMeta} from '../../../../src/content/highlight/meta';
import {sampleLanguages, type SampleLanguage} from '../../../../src/content/sampleLanguages';

const defaults: Record<string, string> = {region: 'eu-de', name: '<b>&'};
function html(code: string, language: SampleLanguage, meta = ''): string {
  const options: HighlightOptions = {
    language,
    meta: parseMeta(meta),
    defaultOf: (name) => defaults[name],
  };
  return highlight(code, options);
}
function text(markup: string): string {
  const element = document.createElement('code');
  element.innerHTML = markup;
  return element.textContent;
}

describe('highlight', () => {
  it('colours by class and writes no style', () =>
    expect(html('replicas: 3 # three', 'yaml')).toBe(
      '<span class="token property">replicas</span>: <span class="token number">3</span> <span class="token comment"># three</span>',
    ));

  it.each(Object.keys(sampleLanguages) as SampleLanguage[])(
    'loses and adds no character in %s',
    (language) => {
      const code = `# one "two" 'three'\n<a b="c">d & e</a> $f \${g} { "h": 1 }\n\n  select 5;\t-- x\nGET / HTTP/1.1`;
      expect(text(html(code, language))).toBe(code);
      expect(text(html(code, language, '{2} showLineNumbers'))).toBe(`${code}\n`);
    },
  );

  it('knows a grammar for every language that names one', () => {
    for (const language of [
      'hcl',
      'powershell',
      'promql',
      'dockerfile',
      'groovy',
      'nginx',
      'toml',
    ] as const) {
      expect(html('# x\nset a = "b" if 1 { }\nFROM x\nsum(y)', language), language).toContain(
        'class="token',
      );
    }
  });

  it('shows defaults of variables inside of any token, and escapes them', () => {
    expect(html('echo "in @@region@@"', 'bash')).toContain(
      'in <span class="variable" data-variable="region">eu-de</span>',
    );
    expect(text(html('a: @@name@@-x', 'yaml'))).toBe('a: <b>&-x');
    expect(html('a: @@unknown@@', 'yaml')).toContain('@@unknown@@');
  });

  it('marks lines from the fence and from comments, which it takes out', () => {
    const markup = html(
      'a: 1\n# highlight-next-line\nb: 2\nc: 3\n# highlight-start\nd: 4\ne: 5\n# highlight-end\nf: 6',
      'yaml',
      '{1}',
    );
    const element = document.createElement('code');
    element.innerHTML = markup;
    expect([...element.querySelectorAll('.marked')].map((line) => line.textContent.trim())).toEqual(
      ['a: 1', 'b: 2', 'd: 4', 'e: 5'],
    );
    expect(text(markup)).not.toContain('highlight-');
  });

  it('splits a token that spans lines, so that each line is whole', () => {
    const markup = html('"""one\ntwo"""\n', 'python', 'showLineNumbers');
    expect(markup).toBe(
      '<span class="line"><span class="token string">&quot;&quot;&quot;one</span>\n</span><span class="line"><span class="token string">two&quot;&quot;&quot;</span>\n</span><span class="line">\n</span>'.replaceAll(
        '&quot;',
        '"',
      ),
    );
  });

  it('tells commands from output in a terminal', () =>
    expect(html('$ kubectl get nodes \\\n    --output name\nnode/$a', 'console')).toBe(
      '<span class="token prompt">$ </span>kubectl get nodes \\\n    <span class="token variable">--output</span> name\nnode/$a',
    ));
});

describe('parseMeta', () => {
  it('reads everything in any order', () =>
    expect(parseMeta(`showLineNumbers unchecked="a reason" {1, 3-5} title='a b.yaml'`)).toEqual({
      title: 'a b.yaml',
      highlighted: new Set([1, 3, 4, 5]),
      showLineNumbers: true,
      unchecked: 'a reason',
    }));

  it('takes nothing from inside a quoted value', () => {
    expect(parseMeta('title="x"').showLineNumbers).toBe(false);
    expect(parseMeta(undefined)).toEqual({
      title: undefined,
      highlighted: new Set(),
      showLineNumbers: false,
      unchecked: undefined,
    });
  });
});
