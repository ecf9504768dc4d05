import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Evidence} from '../../schemas/evidence';
import {evidenceOf} from '../../schemas/pageFacts';

/** What `evidence.json` holds; see README.md. */
export interface EvidenceFile {
  version: 1;
  /** Evidence of each article by its address, base path included. */
  pages: Record<string, Evidence & {title: string}>;
}

/** The evidence that `src/plugins/docs` added to the pages. */
export function toEvidenceFile(content: LoadedContent): EvidenceFile {
  const docs = content.loadedVersions.flatMap((version) => version.docs);
  const entries = docs.flatMap((doc): [string, Evidence & {title: string}][] => {
    const evidence = evidenceOf(doc);
    return evidence ? [[doc.permalink.replace(/\/$/, ''), {title: doc.title, ...evidence}]] : [];
  });
  return {version: 1, pages: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))};
}
