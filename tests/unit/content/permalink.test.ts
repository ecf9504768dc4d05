import {beforeAll, describe, expect, it} from 'vitest';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {documentAddress, parseNumberPrefix} from '../../../src/content/permalink';
import {loadDocs} from '../plugins/docs/stockDocs';

/** The front matter of each file below the docs folder. */
const pages: Record<string, {id?: string; slug?: string}> = {
  'blueprints/index.mdx': {id: 'blueprints'},
  'caf/strategy/index.md': {},
  'caf/strategy/business-case.md': {},
  'best-practices/m/cloud-create/cloud-create.md': {},
  'a/b.md': {slug: '/elsewhere'},
  'a/README.md': {},
  'top.md': {},
  '01-first/02-overview.md': {},
  '01-first/index.md': {},
  '01-first/03_named.md': {id: 'other'},
  '2 - second/2026-11-report.md': {},
  '2 - second/7.0-upgrade.md': {},
  '2 - second/10. last.md': {},
};

describe('documentAddress', () => {
  let served: LoadedVersion['docs'];
  beforeAll(async () => {
    const files = Object.entries(pages).map(([file, frontMatter]) => {
      const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${value}`);
      return [`docs/${file}`, `---\n${lines.join('\n')}\n---\n\nText.\n`];
    });
    const {docs} = await loadDocs(Object.fromEntries(files) as Record<string, string>, '.', {
      numberPrefixParser: parseNumberPrefix,
    });
    served = docs;
  });

  it.each(Object.entries(pages))(
    '%s has the address that the docs plugin serves',
    (file, given) => {
      const doc = served.find(({source}) => source === `@site/docs/${file}`);
      expect(doc).toBeDefined();
      expect(documentAddress(file, given)).toEqual({
        id: doc?.id,
        permalink: doc?.permalink.replace(/(.)\/$/, '$1'),
      });
    },
  );
});
