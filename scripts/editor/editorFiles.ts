import * as z from 'zod';
import {fileOf} from '../../src/plugins/catalogue/catalogue';
import {catalogues as allCatalogues} from '../../src/plugins/catalogue/catalogues';
import {architectureSchema} from '../../src/schemas/architecture';
import {frontMatterSchema, levels, pageKinds} from '../../src/schemas/frontMatter';
import {kubernetesKindsSchema} from '../../src/schemas/kubernetesKinds';
import {readingsSchema} from '../../src/schemas/readings';
import {resourcesSchema} from '../../src/schemas/resources';
import {synonymsSchema} from '../../src/schemas/synonyms';
import {tagGroupsSchema, tagsSchema} from '../../src/schemas/tags';
import {tasksSchema} from '../../src/schemas/task';
import {terraformNeedsSchema} from '../../src/schemas/terraformNeeds';
import {variablesSchema} from '../../src/schemas/variable';

/** The files that each schema describes, as VS Code globs. The catalogues add their own. */
const others: Record<string, Described> = {
  architecture: {schema: architectureSchema, files: ['docs/**/*.architecture.yml']},
  'front-matter': {schema: frontMatterSchema, files: []},
  'kubernetes-kinds': {schema: kubernetesKindsSchema, files: ['data/kubernetes-kinds.yml']},
  resources: {schema: resourcesSchema, files: ['docs/**/*.resources.yml']},
  reviews: {schema: readingsSchema, files: ['data/reviews.yml']},
  synonyms: {schema: synonymsSchema, files: ['data/synonyms.yml']},
  'tag-groups': {schema: tagGroupsSchema, files: ['data/tag-groups.yml']},
  tags: {schema: tagsSchema, files: ['docs/tags.yml']},
  tasks: {schema: tasksSchema, files: ['data/tasks.yml']},
  'terraform-needs': {schema: terraformNeedsSchema, files: ['data/terraform-needs.yml']},
  variables: {schema: variablesSchema, files: ['data/variables.yml']},
};

interface Described {
  schema: z.ZodType;
  files: string[];
}

/** Every schema for files that writers edit, by the name of its editor schema. */
export function describedSchemas(catalogues = allCatalogues): [string, Described][] {
  return [
    ...Object.entries(others),
    ...catalogues.map((one): [string, Described] => [
      one.id,
      {schema: one.schema, files: [fileOf(one)]},
    ]),
  ].sort(([a], [b]) => a.localeCompare(b));
}

/**
 * The files with which an editor completes and checks content: JSON Schemas, settings that map the
 * schemas to files, a snippet for front matter, and a task that fills the list of problems. The
 * YAML extension ignores Markdown, so `.vscode/extensions/front-matter` completes front matter.
 *
 * @returns the text of each file, by its path relative to the repository
 */
export function editorFiles(catalogues = allCatalogues): Record<string, string> {
  const described = describedSchemas(catalogues);
  const schemas = described.map(([name, {schema}]): [string, string] => [
    `.vscode/schemas/${name}.json`,
    json(z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'})),
  ]);
  const bindings = Object.fromEntries(
    described.flatMap(([name, {files}]) =>
      files.length > 0 ? [[`./.vscode/schemas/${name}.json`, files]] : [],
    ),
  );
  return {
    ...Object.fromEntries(schemas),
    '.vscode/settings.json': json({
      'editor.formatOnSave': true,
      'editor.defaultFormatter': 'esbenp.prettier-vscode',
      '[markdown]': {
        'editor.formatOnSave': false,
        'editor.wordWrap': 'on',
        'editor.quickSuggestions': {other: true},
      },
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
            pattern: {
              regexp: `^${sign} (.+?):(\\d+) ([\\w-]+): (.*)$`,
              file: 1,
              line: 2,
              code: 3,
              message: 4,
            },
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

/** The symbol before each line of the report, see `src/plugins/content-checks/report.ts`. */
const problemSeverities = [
  {severity: 'error', sign: '✖'},
  {severity: 'warning', sign: '⚠'},
] as const;

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
