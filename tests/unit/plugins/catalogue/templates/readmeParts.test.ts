import {expect, it} from 'vitest';
import {parseReadme} from '../../../../../src/content/markdown';
import {readmeParts} from '../../../../../src/plugins/catalogue/templates/readmeParts';

it('leaves the title out, highlights samples, frames tables and links guides', () => {
  const text = '# Title\n\nSee `/docs/a` and `/docs/unknown`.\n\n```bash\nls # list\n```\n\n| a |\n| - |\n| 1 |\n';
  expect(readmeParts(parseReadme(text), {baseUrl: '/base/', titles: new Map([['/docs/a', 'Guide A']])})).toEqual([
    {html: '<p>See <a href="/base/docs/a">Guide A</a> and <code>/docs/unknown</code>.</p>'},
    {html: '<span class="token function">ls</span> <span class="token comment"># list</span>', language: 'bash'},
    {html: expect.stringMatching(/^<div tabindex="0" role="group" aria-label="Table"><table>/) as string},
  ]);
});
