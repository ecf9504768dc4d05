// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {textToCopy} from '../../../../src/components/CodeSample/textToCopy';
import {highlight} from '../../../../src/content/highlight/highlight';
import {parseMeta} from '../../../../src/content/highlight/meta';
import type {SampleLanguage} from '../../../../src/content/sampleLanguages';

function copied(source: string, language: SampleLanguage, meta = ''): string {
  const code = document.createElement('code');
  code.innerHTML = highlight(source, {language, meta: parseMeta(meta), defaultOf: () => 'eu-de'});
  return textToCopy(code, language);
}

it('copies a sample as it is written, with values in place of variables', () =>
  expect(copied('a: 1\nb: @@region@@', 'yaml', '{1} showLineNumbers')).toBe('a: 1\nb: eu-de'));

it('copies only the commands of a terminal, without prompts', () => {
  const source =
    '$ kubectl get nodes \\\n    --output name\nnode/a\n# systemctl restart nginx\n(venv) user@host:~$ pip list\npip 25';
  expect(copied(source, 'console')).toBe(
    'kubectl get nodes \\\n    --output name\nsystemctl restart nginx\npip list',
  );
});

it('copies a terminal without any prompt whole', () =>
  expect(copied('only output', 'console')).toBe('only output'));
