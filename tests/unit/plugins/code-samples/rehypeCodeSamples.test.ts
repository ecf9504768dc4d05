import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {rehypeCodeSamples} from '../../../../src/plugins/code-samples/rehypeCodeSamples';

const region = {label: 'Region', default: 'eu-de', pattern: 'eu-(de|nl)', description: 'Region of the platform.'};
async function transform(element: Element): Promise<Element> {
  const tree: Root = {type: 'root', children: [element]};
  await rehypeCodeSamples({variables: () => Promise.resolve({region})})(tree);
  return tree.children[0] as Element;
}

describe('rehypeCodeSamples', () => {
  it('gives a block its finished HTML, title and language, and nothing else', async () => {
    const block = h('pre', h('code', {className: ['language-bash'], metastring: 'title="x.sh" {1}'}, 'echo @@region@@\n'));
    expect(await transform(block)).toEqual({
      type: 'element',
      tagName: 'pre',
      properties: {
        html: '<span class="line marked"><span class="token function">echo</span> <span class="variable" data-variable="region">eu-de</span>\n</span>',
        language: 'bash',
        title: 'x.sh',
      },
      children: [],
    });
  });

  it('takes a block without a known language as text', async () => {
    expect((await transform(h('pre', h('code', 'a < b\n')))).properties).toEqual({html: 'a &lt; b', language: 'text'});
  });

  it('puts defaults into code within a line, and leaves what is no variable', async () => {
    expect(await transform(h('code', 'vpc.@@region@@.example @@other@@'))).toEqual(
      h('code', 'vpc.', h('span', {className: ['variable'], dataVariable: 'region'}, 'eu-de'), '.example ', '@@other@@'),
    );
  });
});
