/** Grammars beyond the highlighter's own (which has json, yaml, sql, python, javascript, markup and others). */
export const additionalLanguages = [
  'bash',
  'powershell',
  'hcl',
  'ini',
  'json',
  'groovy',
  'docker',
  'nginx',
  'toml',
  'promql',
  'properties',
  'batch',
  'http',
  'diff',
];

/** No colours of its own: the highlighter then writes class names and no style attributes, and src/css/code.css colours both modes. */
export const codeTheme = {plain: {}, styles: []};
