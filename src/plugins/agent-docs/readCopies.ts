import type {Page} from '../../content/page';
import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import {servicesSchema} from '../../schemas/service';
import {variablesSchema} from '../../schemas/variable';
import type {CopyContext} from './toMarkdownCopy';

/**
 * Reads the pages and what their copies need beside them.
 *
 * @param siteAddress address of the site with its base path and without a slash at the end
 */
export async function readCopies(siteDir: string, siteAddress: string): Promise<{pages: Page[]; context: CopyContext}> {
  const [{pages}, {architectures}, {services}, variables] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    readData(siteDir, 'data/services.yml', servicesSchema),
    readData(siteDir, 'data/variables.yml', variablesSchema),
  ]);
  return {
    pages,
    context: {
      siteAddress,
      permalinks: new Map(pages.map(({file, permalink}) => [file, permalink])),
      models: new Map(architectures.map(({file, model}) => [file, model])),
      serviceNames: new Map(services.map(({id, name}) => [id, name])),
      variables,
    },
  };
}
