// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {highlight} from '../../../../src/content/highlight/highlight';
import {parseMeta} from '../../../../src/content/highlight/meta';
import {sampleLanguages, type SampleLanguage} from '../../../../src/content/sampleLanguages';

const defaults: Record<string, string> = {region: 'eu-de', name: '<b>&'};
const html = (code: string, language: SampleLanguage): string =>
  highlight(code, language, (name) => defaults[name]);
function text(markup: string): string {
  const element = document.createElement('code');
  element.innerHTML = markup;
  return element.textContent;
}

describe('highlight', () => {
  it('colours by class and adds no styles', () =>
    expect(html('replicas: 3 # three', 'yaml')).toBe(
      '<span class="token property">replicas</span>: <span class="token number">3</span> <span class="token comment"># three</span>',
    ));

  it.each(Object.keys(sampleLanguages) as SampleLanguage[])(
    'loses and adds no character in %s',
    (language) => {
      const code = `# one "two" 'three'\n<a b="c">d & e</a> $f \${g} { "h": 1 }\n\n  select 5;\t-- x\nGET / HTTP/1.1`;
      expect(text(html(code, language))).toBe(code);
    },
  );

  it('has every grammar that a language names', () => {
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

  it('splits a token that spans several lines, so that each line is complete', () =>
    expect(html('"""one\ntwo"""', 'python')).toBe(
      '<span class="token string">"""one</span>\n<span class="token string">two"""</span>',
    ));
});

it('parseMeta reads title and reason in any order', () => {
  expect(parseMeta(`unchecked="a reason" title='a b.yaml'`)).toEqual({
    title: 'a b.yaml',
    unchecked: 'a reason',
  });
  expect(parseMeta('subtitle="x"')).toEqual({title: undefined, unchecked: undefined});
  expect(parseMeta(undefined)).toEqual({title: undefined, unchecked: undefined});
});
