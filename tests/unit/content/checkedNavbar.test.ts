import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkedNavbar} from '../../../src/content/checkedNavbar';
import {navbar} from '../../../src/config/navbar';

const sidebars = ['bestPracticesSidebar', 'blueprintsSidebar'];
const lineOf = (text: string): number =>
  readFileSync('src/config/navbar.ts', 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

describe('checkedNavbar', () => {
  it('takes the navbar of the site and items of its own', () => {
    expect(navbar.items.length).toBeGreaterThan(5);
    expect(checkedNavbar({...navbar, items: [{type: 'custom-mine'}, {to: '/a', label: 'A'}]}, []).items).toHaveLength(2);
  });

  it('names the line of a sidebar that does not exist and what was meant', () => {
    expect(() => checkedNavbar(navbar, ['bestPracticeSidebar', 'blueprintsSidebar'])).toThrow(
      `src/config/navbar.ts:${lineOf("'bestPracticesSidebar'")} navbar: sidebars.ts has no sidebar "bestPracticesSidebar" of "Best Practices". Fix: write "bestPracticeSidebar", or add the sidebar.`,
    );
  });

  it('names a type that the theme does not know', () => {
    expect(() =>
      checkedNavbar({...navbar, items: [{type: 'docSidebr', sidebarId: 'blueprintsSidebar', label: 'Blueprints'}]}, sidebars),
    ).toThrow(
      /^src\/config\/navbar\.ts:1 navbar: the type "docSidebr" of "Blueprints" is not one of default, doc, docSidebar.* Fix: write "docSidebar"\.$/,
    );
  });
});
