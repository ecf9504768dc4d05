import * as z from 'zod';
import {architectureSchema} from '../../src/schemas/architecture';
import {frontMatterSchema, levels, pageKinds} from '../../src/schemas/frontMatter';
import {kubernetesKindsSchema} from '../../src/schemas/kubernetesKinds';
import {servicesSchema} from '../../src/schemas/service';
import {synonymsSchema} from '../../src/schemas/synonyms';
import {tagGroupsSchema, tagsSchema} from '../../src/schemas/tags';
import {tasksSchema} from '../../src/schemas/task';
import {templatesSchema} from '../../src/schemas/template';
import {variablesSchema} from '../../src/schemas/variable';
import {webinarsSchema} from '../../src/schemas/webinar';

/** Files that each schema describes, as VS Code globs. */
const described = {
  architecture: {schema: architectureSchema, files: ['docs/**/*.architecture.yml']},
  'front-matter': {schema: frontMatterSchema, files: []},
  'kubernetes-kinds': {schema: kubernetesKindsSchema, files: ['data/kubernetes-kinds.yml']},
  services: {schema: servicesSchema, files: ['data/services.yml']},
  synonyms: {schema: synonymsSchema, files: ['data/synonyms.yml']},
  'tag-groups': {schema: tagGroupsSchema, files: ['data/tag-groups.yml']},
  tags: {schema: tagsSchema, files: ['docs/tags.yml']},
  tasks: {schema: tasksSchema, files: ['data/tasks.yml']},
  templates: {schema: templatesSchema, files: ['data/templates.yml']},
  variables: {schema: variablesSchema, files: ['data/variables.yml']},
  webinars: {schema: webinarsSchema, files: ['data/webinars.yml']},
} satisfies Record<string, {schema: z.ZodType; files: string[]}>;

/**
 * What an editor needs to complete and check content: JSON Schemas made from the schemas of the site, the settings that bind them to files, a snippet
 * for front matter, and a task that puts what the checks say into the list of problems.
 * Completion of front matter is an extension of its own, `.vscode/extensions/front-matter`, because the YAML extension does not look into Markdown.
 *
 * @returns path relative to the repository to its text
 */
export function editorFiles(): Record<string, string> {
  const schemas = Object.entries(described).map(([name, {schema}]): [string, string] => [
    `.vscode/schemas/${name}.json`,
    json(z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'})),
  ]);
  const bindings = Object.fromEntries(
    Object.entries(described).flatMap(([name, {files}]) => (files.length > 0 ? [[`./.vscode/schemas/${name}.json`, files]] : [])),
  );
  return {
    ...Object.fromEntries(schemas),
    '.vscode/settings.json': json({
      'editor.formatOnSave': true,
      'editor.defaultFormatter': 'esbenp.prettier-vscode',
      '[markdown]': {'editor.formatOnSave': false, 'editor.wordWrap': 'on', 'editor.quickSuggestions': {other: true}},
      'yaml.schemas': bindings,
      'cSpell.enabled': true,
    }),
    '.vscode/tasks.json': json({
      version: '2.0.0',
      tasks: [
        {
          label: 'Check content',
          type: 'npm',
          script: 'check:content',
          group: 'test',
          presentation: {reveal: 'silent'},
          problemMatcher: problemSeverities.map(({severity, sign}) => ({
            owner: `content-${severity}`,
            source: 'content',
            severity,
            fileLocation: ['relative', '${workspaceFolder}'],
            pattern: {regexp: `^${sign} (.+?):(\\d+) ([\\w-]+): (.*)$`, file: 1, line: 2, code: 3, message: 4},
          })),
        },
      ],
    }),
    '.vscode/extensions.json': json({
      recommendations: [
        'redhat.vscode-yaml',
        'esbenp.prettier-vscode',
        'dbaeumer.vscode-eslint',
        'streetsidesoftware.code-spell-checker',
        'unifiedjs.vscode-mdx',
      ],
    }),
    '.vscode/front-matter.code-snippets': json({
      'Front matter of an article': {
        scope: 'markdown,mdx',
        prefix: 'front-matter',
        body: [
          '---',
          'title: $1',
          'description: $2',
          `kind: \${3|${pageKinds.filter((kind) => kind !== 'landing').join(',')}|}`,
          'services: [$4]',
          'tags: [$5]',
          `level: \${6|${levels.join(',')}|}`,
          'time: ${7:60}',
          'reviewed: $CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE',
          'sources:',
          '  - title: $8',
          '    url: https://$9',
          'variables: [$10]',
          '---',
        ],
        description: 'All keys that an article needs',
      },
    }),
  };
}

/** The sign before each line of the report, see `src/plugins/content-checks/report.ts`. */
const problemSeverities = [
  {severity: 'error', sign: '✖'},
  {severity: 'warning', sign: '⚠'},
] as const;

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
