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
