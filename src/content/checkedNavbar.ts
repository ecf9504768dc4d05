import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {nearest} from '../lib/nearest';
import {ContentError, type ContentIssue} from '../schemas/parse';

type Navbar = ThemeConfig['navbar'];
type Item = Navbar['items'][number];

/** Types that the theme knows; those that begin with `custom-` are a site's own. */
const itemTypes = ['default', 'doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown', 'dropdown', 'html', 'localeDropdown', 'search'];

/**
 * Checks the items of the navbar when the configuration is read. The theme would refuse an unknown type without a line, and an unknown sidebar only while it
 * renders a page.
 *
 * @param sidebarIds keys of `sidebars.ts`
 * @param file where the items are written, relative to the repository
 * @throws ContentError with file and line of each item that is not right
 */
export function checkedNavbar(navbar: Navbar, sidebarIds: readonly string[], file = 'src/config/navbar.ts'): Navbar {
  const issues = navbar.items.flatMap((item) => problemsOf(item, sidebarIds));
  if (issues.length === 0) return navbar;
  const source = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const lines = existsSync(source) ? readFileSync(source, 'utf8').split('\n') : [];
  throw new ContentError(
    issues.map(({value, message, fix}): ContentIssue => {
      const line = Math.max(1, lines.findIndex((text) => text.includes(`'${value}'`)) + 1);
      return {file, line, rule: 'navbar', message, fix, severity: 'error'};
    }),
  );
}

function problemsOf(item: Item, sidebarIds: readonly string[]): {value: string; message: string; fix: string}[] {
  const {type, sidebarId} = item as {type?: string; sidebarId?: string};
  const label = typeof item.label === 'string' ? ` of "${item.label}"` : '';
  if (type !== undefined && !itemTypes.includes(type) && !type.startsWith('custom-')) {
    const guess = nearest(type, itemTypes);
    return [
      {
        value: type,
        message: `the type "${type}"${label} is not one of ${itemTypes.join(', ')}`,
        fix: guess ? `write "${guess}"` : 'use one',
      },
    ];
  }
  if (type === 'docSidebar' && !(sidebarId !== undefined && sidebarIds.includes(sidebarId))) {
    const guess = nearest(sidebarId ?? '', sidebarIds) ?? sidebarIds.join(' or ');
    return [
      {
        value: sidebarId ?? type,
        message: `sidebars.ts has no sidebar "${sidebarId ?? ''}"${label}`,
        fix: `write "${guess}", or add the sidebar`,
      },
    ];
  }
  return [];
}
