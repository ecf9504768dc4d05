import {readArchitectures} from '../../content/readArchitectures';
import {readData, readLocated} from '../../content/readData';
import {readPages} from '../../content/readPages';
import type {ContentIssue} from '../../schemas/parse';
import {servicesSchema} from '../../schemas/service';
import {tagGroupsSchema, tagsSchema} from '../../schemas/tags';
import {tasksSchema} from '../../schemas/task';
import {templatesSchema} from '../../schemas/template';
import {variablesSchema} from '../../schemas/variable';
import {webinarsSchema} from '../../schemas/webinar';
import type {Content} from './types';

/**
 * Reads everything the rules look at.
 *
 * @returns the content and the problems of files that could not be read
 * @throws ContentError where a data file cannot be used, because no rule can work without it
 */
export async function readContent(siteDir: string, today: string): Promise<{content: Content; issues: ContentIssue[]}> {
  const [read, models, services, tags, variables, tagGroups, tasks, templates, webinars] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    readLocated(siteDir, 'data/services.yml', servicesSchema),
    readData(siteDir, 'docs/tags.yml', tagsSchema),
    readData(siteDir, 'data/variables.yml', variablesSchema),
    readLocated(siteDir, 'data/tag-groups.yml', tagGroupsSchema),
    readLocated(siteDir, 'data/tasks.yml', tasksSchema),
    readLocated(siteDir, 'data/templates.yml', templatesSchema),
    readLocated(siteDir, 'data/webinars.yml', webinarsSchema),
  ]);
  return {
    content: {
      siteDir,
      pages: read.pages,
      architectures: models.architectures,
      services: services.value.services,
      tags,
      variables,
      data: {services, tagGroups, tasks, templates, webinars},
      today,
    },
    issues: [...read.issues, ...models.issues],
  };
}
