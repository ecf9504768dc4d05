import path from 'node:path';
import {fileURLToPath} from 'node:url';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

const root = path.dirname(fileURLToPath(import.meta.url));

/** What each room may import, see the diagram in src/README.md. Data flows one way. */
const mayImport = {
  config: ['config', 'content', 'schemas', 'lib', 'plugins'],
  schemas: ['schemas', 'lib'],
  content: ['content', 'schemas', 'lib'],
  lib: ['lib'],
  plugins: ['content', 'schemas', 'lib'],
  client: ['schemas', 'lib', 'components'],
  components: ['components', 'client', 'lib', 'schemas'],
  pages: ['pages', 'components', 'client', 'lib', 'schemas'],
  theme: ['theme', 'components', 'client', 'lib', 'schemas'],
  mcp: ['mcp', 'content', 'client', 'components', 'lib', 'schemas'],
};

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only src/config/env.ts reads the environment.',
};

/** The site uses the documented extension points of Docusaurus and nothing else. */
const publicGround = [
  {
    selector:
      ':matches(ImportDeclaration, ImportExpression)[source.value=/^@docusaurus.[^.]*.lib./]',
    message: 'Files below lib/ are private. Import what the package exports.',
  },
  {
    selector: "Identifier[name='NormalModuleReplacementPlugin']",
    message: 'Do not replace modules of Docusaurus. Swizzle a component, or write a plugin.',
  },
  {
    selector: "MemberExpression[object.name='Symbol'][property.name='for']",
    message: 'Share a module instead of a global registry.',
  },
];

/** Browser code. */
const reactRooms = [
  'src/{components,pages,theme}/**/*.{ts,tsx}',
  'src/plugins/*/{client,*/client}/**/*.{ts,tsx}',
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'node_modules/',
      '**/.docusaurus/',
      'tests/fixtures/**/build/',
      'playwright-report/',
      'test-results/',
    ],
  },
  ...tseslint.configs.strictTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.{ts,tsx,mts}'],
  })),
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: root}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-function-return-type': ['error', {allowExpressions: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      'no-restricted-syntax': ['error', environment, ...publicGround],
      'no-console': 'off',
    },
  },
  {
    files: ['src/config/env.ts', 'scripts/**', 'tests/**', 'playwright.config.ts'],
    rules: {'no-restricted-syntax': ['error', ...publicGround]},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {boundaries, 'jsx-a11y': jsxA11y},
    settings: {
      'import/resolver': {typescript: {project: path.join(root, 'tsconfig.json')}},
      'boundaries/elements': [
        {
          type: 'client',
          pattern: ['src/plugins/*/client/**', 'src/plugins/*/*/client/**'],
          partialMatch: false,
          capture: ['plugin'],
        },
        {type: 'plugins', pattern: 'src/plugins/*/**', partialMatch: false, capture: ['plugin']},
        {type: 'config', pattern: 'src/config/**', partialMatch: false},
        {type: 'schemas', pattern: 'src/schemas/**', partialMatch: false},
        {type: 'content', pattern: 'src/content/**', partialMatch: false},
        {type: 'lib', pattern: 'src/lib/**', partialMatch: false},
        {type: 'components', pattern: 'src/components/**', partialMatch: false},
        {type: 'pages', pattern: 'src/pages/**', partialMatch: false},
        {type: 'theme', pattern: 'src/theme/**', partialMatch: false},
        {type: 'mcp', pattern: 'src/mcp/**', partialMatch: false},
      ],
    },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // A region that scrolls takes the keyboard, so that it can be scrolled without a pointer.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['tabpanel', 'region', 'group']}],
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.element.type}} must not import {{to.element.type}}: see the diagram in src/README.md',
          policies: [
            ...Object.entries(mayImport).map(([from, allow]) => ({
              from: {element: {type: from}},
              allow: {to: {element: {type: allow}}},
            })),
            // A plugin may use its own files, and its own browser half may share its types; never another plugin's.
            {
              from: {element: {type: 'plugins'}},
              allow: {
                to: {
                  element: {
                    type: ['plugins', 'client'],
                    captured: {plugin: '{{from.element.captured.plugin}}'},
                  },
                },
              },
            },
            // The list of catalogues is read by what makes something of every catalogue.
            {
              from: {
                element: {type: 'plugins', captured: {plugin: ['content-checks', 'search']}},
              },
              allow: {to: {element: {type: 'plugins', captured: {plugin: 'catalogue'}}}},
            },
            {
              from: {element: {type: 'client'}},
              allow: {
                to: {
                  element: {
                    type: ['plugins', 'client'],
                    captured: {plugin: '{{from.element.captured.plugin}}'},
                  },
                },
              },
            },
          ],
        },
      ],
    },
  },
  {
    // The rooms that may hold components and hooks. The rules compile every function that they see, which takes seconds; elsewhere React is not even imported.
    files: [...reactRooms],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...reactRooms],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          message: 'Components and hooks live in src/components, pages, theme, or client/.',
        },
      ],
    },
  },
  {
    // A test asserts on mocked methods without calling them, and its helpers name the type that they read.
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  prettier,
);
