import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Content, SampleSource} from '../../content/checks/rule';
import {languageOfFile} from '../../content/samples/listTemplateSamples';
import {readArchitectures} from '../../content/readArchitectures';
import {readBills} from '../../content/readBills';
import {readData, readLocated} from '../../content/readData';
import {readPages} from '../../content/readPages';
import {readTemplate} from '../../content/readTemplate';
import type {ContentIssue, Located} from '../../schemas/parse';
import {readingsFile, readingsSchema} from '../../schemas/readings';
import {servicesSchema} from '../../schemas/service';
import {tagGroupsSchema, tagsSchema} from '../../schemas/tags';
import {tasksSchema} from '../../schemas/task';
import {templatesSchema, type Template} from '../../schemas/template';
import {variablesSchema} from '../../schemas/variable';
import {fileOf, type AnyCatalogue} from '../catalogue/catalogue';

/**
 * Reads the input of all rules.
 *
 * @returns the content, the data of each catalogue, and the problems of invalid files
 * @throws ContentError if a data file is invalid, because rules need it
 */
export async function readContent(
  siteDir: string,
  today: string,
  catalogues: readonly AnyCatalogue[],
): Promise<{content: Content; data: Located<unknown>[]; issues: ContentIssue[]}> {
  const [
    read,
    models,
    resources,
    {services},
    tags,
    variables,
    tagGroups,
    tasks,
    {templates},
    data,
  ] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    readBills(siteDir),
    readData(siteDir, 'data/services.yml', servicesSchema),
    readData(siteDir, 'docs/tags.yml', tagsSchema),
    readData(siteDir, 'data/variables.yml', variablesSchema),
    readLocated(siteDir, 'data/tag-groups.yml', tagGroupsSchema),
    readLocated(siteDir, 'data/tasks.yml', tasksSchema),
    readData(siteDir, 'data/templates.yml', templatesSchema),
    Promise.all(catalogues.map((one) => readLocated(siteDir, fileOf(one), one.schema))),
    // No rule needs the readings, but pages show them.
    existsSync(path.join(siteDir, readingsFile)) && readData(siteDir, readingsFile, readingsSchema),
  ]);
  return {
    content: {
      siteDir,
      pages: read.pages,
      templateFiles: (
        await Promise.all(templates.map((each) => readFilesOf(siteDir, each)))
      ).flat(),
      architectures: models.architectures,
      bills: resources.bills,
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
    issues: [...read.issues, ...models.issues, ...resources.issues],
  };
}

/** Each file except the README is one sample from its first line to its last. */
async function readFilesOf(siteDir: string, template: Template): Promise<SampleSource[]> {
  const {files, readme} = await readTemplate(siteDir, template);
  const body = files.map(({text}) => text).join('\n');
  return files.map(({path, text: value}) => {
    // The text of a block begins one line below the block.
    const start = {line: 0, column: 1};
    const position = {start, end: start};
    const code: Code = {type: 'code', lang: languageOfFile(path), value, position};
    const tree: Root = path === 'README.md' ? readme : {type: 'root', children: [code]};
    return {file: `templates/${template.id}/${path}`, body, tree: () => tree};
  });
}
