import type {Content} from '../../content/checks/rule';
import {readArchitectures} from '../../content/readArchitectures';
import {readData, readLocated} from '../../content/readData';
import {readPages} from '../../content/readPages';
import type {ContentIssue, Located} from '../../schemas/parse';
import {servicesSchema} from '../../schemas/service';
import {tagGroupsSchema, tagsSchema} from '../../schemas/tags';
import {tasksSchema} from '../../schemas/task';
import {templatesSchema} from '../../schemas/template';
import {variablesSchema} from '../../schemas/variable';
import {fileOf, type AnyCatalogue} from '../catalogue/catalogue';

/**
 * Reads everything the rules look at.
 *
 * @returns the content, the data of each catalogue, and the problems of files that are not valid
 * @throws ContentError if a data file is not valid, because no rule can work without it
 */
export async function readContent(
  siteDir: string,
  today: string,
  catalogues: readonly AnyCatalogue[],
): Promise<{content: Content; data: Located<unknown>[]; issues: ContentIssue[]}> {
  const [read, models, {services}, tags, variables, tagGroups, tasks, {templates}, data] =
    await Promise.all([
      readPages(siteDir),
      readArchitectures(siteDir),
      readData(siteDir, 'data/services.yml', servicesSchema),
      readData(siteDir, 'docs/tags.yml', tagsSchema),
      readData(siteDir, 'data/variables.yml', variablesSchema),
      readLocated(siteDir, 'data/tag-groups.yml', tagGroupsSchema),
      readLocated(siteDir, 'data/tasks.yml', tasksSchema),
      readData(siteDir, 'data/templates.yml', templatesSchema),
      Promise.all(catalogues.map((one) => readLocated(siteDir, fileOf(one), one.schema))),
    ]);
  return {
    content: {
      siteDir,
      pages: read.pages,
      architectures: models.architectures,
      services,
      tags,
      variables,
      templates,
      routes: catalogues.map(({route}) => route),
      tagGroups,
      tasks,
      today,
    },
    data,
    issues: [...read.issues, ...models.issues],
  };
}
