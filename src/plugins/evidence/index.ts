import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {toEvidenceFile, type EvidenceFile} from './toEvidenceFile';

/** Writes what was checked on each page, when and with what, as `evidence.json`; see README.md. */
export default function evidence(): Plugin {
  let file: EvidenceFile = {version: 1, pages: {}};
  return {
    name: 'evidence',
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as
        LoadedContent | undefined;
      if (!content)
        throw new Error(
          'evidence: the docs plugin has loaded nothing; list it in docusaurus.config.ts',
        );
      file = toEvidenceFile(content);
    },
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, 'evidence.json'),
        `${JSON.stringify(file, undefined, 1)}\n`,
      );
    },
  };
}
