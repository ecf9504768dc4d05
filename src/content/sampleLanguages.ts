/** Languages of fenced blocks with their Prism grammars. */
export const sampleLanguages = {
  bash: 'bash',
  diff: 'diff',
  dockerfile: 'docker',
  groovy: 'groovy',
  hcl: 'hcl',
  html: 'markup',
  http: 'http',
  ini: 'ini',
  javascript: 'javascript',
  json: 'json',
  nginx: 'nginx',
  powershell: 'powershell',
  promql: 'promql',
  python: 'python',
  sql: 'sql',
  text: undefined,
  toml: 'toml',
  xml: 'markup',
  yaml: 'yaml',
} as const satisfies Record<string, string | undefined>;

export type SampleLanguage = keyof typeof sampleLanguages;

/** The language of output and other plain text, which is not checked. */
export const plainText: SampleLanguage = 'text';

export function isSampleLanguage(name: string | null | undefined): name is SampleLanguage {
  return typeof name === 'string' && Object.hasOwn(sampleLanguages, name);
}
