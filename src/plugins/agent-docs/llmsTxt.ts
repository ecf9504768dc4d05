import type {Page} from '../../content/page';
import {sectionOf} from '../../lib/section';
import {groupBy} from '../../lib/groupBy';

/**
 * The index for language models in the form of llmstxt.org.
 *
 * @param addressOf address of a page's copy
 */
export function llmsTxt(
  title: string,
  summary: string,
  pages: readonly Page[],
  addressOf: (page: Page) => string,
): string {
  const sections = groupBy(pages, ({id}) => sectionOf(id));
  const parts = [...sections].map(([section, members]) =>
    [
      `## ${section}`,
      '',
      ...members.map(
        (page) =>
          `- [${page.frontMatter.title}](${addressOf(page)}): ${page.frontMatter.description}`,
      ),
    ].join('\n'),
  );
  return `# ${title}\n\n> ${summary}\n\n${parts.join('\n\n')}\n`;
}
