import type {DocusaurusConfig} from '@docusaurus/types';

/** What only the build needs: options of plugins, the HTML template, the file system's paths in them. */
const buildOnly: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'plugins',
  'presets',
  'themes',
  'ssrTemplate',
  'markdown',
  'staticDirectories',
  'headTags',
  'stylesheets',
  'scripts',
  'clientModules',
]);

/** The site's configuration as readers' browsers get it, as JSON. */
export function browserConfig(config: DocusaurusConfig): string {
  const own = Object.entries(config).filter(([key]) => !buildOnly.has(key));
  return JSON.stringify(Object.fromEntries(own));
}
