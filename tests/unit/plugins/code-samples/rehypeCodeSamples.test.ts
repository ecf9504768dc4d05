import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {sampleHash} from '../../../../src/content/samples/sampleHash';
import {rehypeCodeSamples} from '../../../../src/plugins/code-samples/rehypeCodeSamples';
import type {VerifiedSamples} from '../../../../src/schemas/verified';

const region = {
  label: 'Region',
  default: 'eu-de',
  pattern: 'eu-(de|nl)',
  description: 'Region of the platform.',
};
async function transform(
  element: Element,
  tried: VerifiedSamples = {},
  above: Element[] = [],
): Promise<Element> {
  const tree: Root = {type: 'root', children: [...above, element]};
  const options = {
    variables: () => Promise.resolve({region}),
    verified: () => Promise.resolve(tried),
  };
  await rehypeCodeSamples(options)(tree);
  return tree.children.at(-1) as Element;
}

describe('rehypeCodeSamples', () => {
  it('gives a block its finished HTML, title and language, and nothing else', async () => {
    const block = h(
      'pre',
      h('code', {className: ['language-bash'], metastring: 'title="x.sh"'}, 'echo @@region@@\n'),
    );
    expect(await transform(block)).toEqual({
      type: 'element',
      tagName: 'pre',
      properties: {
        html: '<span class="token function">echo</span> <span class="variable" data-variable="region">eu-de</span>',
        language: 'bash',
        title: 'x.sh',
      },
      children: [],
    });
  });

  it.each([
    ['bash', 'text', true],
    ['bash', 'json', true],
    ['hcl', 'text', true],
    ['hcl', 'json', undefined],
    ['bash', 'bash', undefined],
  ])('treats the block below %s in %s as its output: %s', async (above, language, output) => {
    const block = (name: string): Element =>
      h('pre', h('code', {className: [`language-${name}`]}, '{}\n'));
    const {properties} = await transform(block(language), {}, [block(above)]);
    expect(properties['output']).toBe(output);
  });

  it('shows the level of a sample only for the default values of its variables', async () => {
    const block = (text: string): Element =>
      h('pre', h('code', {className: ['language-hcl']}, `${text}\n`));
    const tried: VerifiedSamples = {
      [sampleHash({language: 'hcl', text: 'region = "eu-de"'})]: {
        level: 'planned',
        tools: [{name: 'Terraform', version: '1.11.4'}],
        on: '2026-11-23',
      },
    };
    expect((await transform(block('region = "@@region@@"'), tried)).properties).toMatchObject({
      level: 'planned',
      levelDetails: 'Terraform 1.11.4, 23 Nov 2026',
    });
    expect((await transform(block('region = "changed"'), tried)).properties).not.toHaveProperty(
      'level',
    );
  });

  it('treats a block without a known language as text', async () => {
    expect((await transform(h('pre', h('code', 'a < b\n')))).properties).toEqual({
      html: 'a &lt; b',
      language: 'text',
    });
  });

  it('inserts defaults into inline code, and changes nothing else', async () => {
    expect(await transform(h('code', 'vpc.@@region@@.example @@other@@'))).toEqual(
      h(
        'code',
        'vpc.',
        h('span', {className: ['variable'], dataVariable: 'region'}, 'eu-de'),
        '.example ',
        '@@other@@',
      ),
    );
  });
});
