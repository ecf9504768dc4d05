import {modelsOf} from '../../../content/modelsOf';
import {readArchitectures} from '../../../content/readArchitectures';
import {readPages} from '../../../content/readPages';
import {sectionOf} from '../../../lib/section';
import type {OfferedModel} from '../client/playground';

/** The models that pages show, sorted by section and title. */
export async function offerModels(siteDir: string): Promise<OfferedModel[]> {
  const [{pages}, {architectures}] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
  ]);
  return pages
    .flatMap((page) =>
      modelsOf(page, architectures).map(({file, model}) => ({
        file,
        title: model.title,
        permalink: page.permalink,
        section: sectionOf(page.id),
      })),
    )
    .sort(
      (a, b) => a.section.localeCompare(b.section, 'en') || a.title.localeCompare(b.title, 'en'),
    );
}
