import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pluginContentDocs, {
  validateOptions,
  type LoadedVersion,
  type Options,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

/**
 * Loads a small site with the docs plugin itself.
 *
 * @param files text by path relative to the folder of the site
 */
export async function loadDocs(
  files: Readonly<Record<string, string>>,
  options: Options,
): Promise<LoadedVersion> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'docs-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    writeFileSync(path.join(siteDir, name), text);
  }
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    baseUrl: '/',
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {}}},
    localizationDir: path.join(siteDir, 'i18n/en'),
    siteConfig: {
      staticDirectories: [],
      markdown: {parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER, hooks: {}},
      future: {experimental_vcs: {}, faster: {}},
    },
  } as unknown as LoadContext;
  const validated = validateOptions({
    validate: normalizePluginOptions as never,
    options: {id: 'default', sidebarPath: undefined, ...options},
  });
  const plugin = await pluginContentDocs(context, validated);
  const content = await plugin.loadContent?.();
  rmSync(siteDir, {recursive: true});
  if (!content?.loadedVersions[0]) throw new Error('The docs plugin loaded no version.');
  return content.loadedVersions[0];
}
