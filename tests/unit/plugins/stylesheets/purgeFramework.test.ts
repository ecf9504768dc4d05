import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {purgeFramework} from '../../../../src/plugins/stylesheets/purgeFramework';

const sheet = `
:root { --ifm-navbar-height: 60px; --ifm-of-nobody: 1px; }
.navbar { height: var(--ifm-navbar-height); }
.zeppelin { color: red; }
blockquote { margin: 0; }
[data-theme='dark'] .navbar { color: white; }
`;
const process = async (from: string): Promise<string> => (await postcss([purgeFramework()]).process(sheet, {from})).css;

describe('purgeFramework', () => {
  it('keeps what our sources or Markdown use, and drops the rest', async () => {
    const css = await process('/site/node_modules/infima/dist/css/default/default.css');
    expect(css).toContain('.navbar { height');
    expect(css).toContain("[data-theme='dark'] .navbar");
    expect(css).toContain('blockquote');
    expect(css).toContain('--ifm-navbar-height: 60px');
    expect(css).not.toContain('.zeppelin');
    expect(css).not.toContain('--ifm-of-nobody');
  });

  it('leaves other style sheets alone', async () => {
    expect(await process('/site/src/css/content.css')).toBe(sheet);
  });
});
