import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import type {ContentIssue} from '../../schemas/parse';
import {servicesSchema} from '../../schemas/service';
import {tagsSchema} from '../../schemas/tags';
import {variablesSchema} from '../../schemas/variable';
import type {Content} from './types';

/**
 * Reads everything the rules look at.
 *
 * @returns the content and the problems of files that could not be read
 * @throws ContentError where a data file cannot be used, because no rule can work without it
 */
export async function readContent(siteDir: string, today: string): Promise<{content: Content; issues: ContentIssue[]}> {
  const [read, models, {services}, tags, variables] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    readData(siteDir, 'data/services.yml', servicesSchema),
    readData(siteDir, 'docs/tags.yml', tagsSchema),
    readData(siteDir, 'data/variables.yml', variablesSchema),
  ]);
  return {
    content: {
      siteDir,
      pages: read.pages,
      architectures: models.architectures,
      services,
      tags,
      variables,
      today,
    },
    issues: [...read.issues, ...models.issues],
  };
}
