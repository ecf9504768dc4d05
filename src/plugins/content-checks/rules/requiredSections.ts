import {frontMatterLine} from '../../../content/frontMatterLine';
import {headingText} from '../../../content/headingText';
import {requiredSections as sectionsOf} from '../requiredSections';
import type {Rule} from '../types';

/** Each kind of page has sections that its readers rely on. */
export const requiredSections: Rule = {
  name: 'required-sections',
  find: ({siteDir, pages}) =>
    pages.flatMap((page) => {
      const present = new Set(
        page.tree().children.flatMap((node) => (node.type === 'heading' && node.depth === 2 ? [headingText(node)] : [])),
      );
      return sectionsOf(page)
        .filter((section) => !present.has(section))
        .map((section) => ({
          file: page.file,
          line: frontMatterLine(siteDir, page.file, 'kind'),
          rule: 'required-sections',
          message: `a page of the kind "${page.frontMatter.kind}" needs the section "## ${section}"`,
          fix: `add the section, or give the page the kind that it is`,
          severity: 'error' as const,
        }));
    }),
};
