import {readCopies} from './readCopies';
import {toMarkdownCopy} from './toMarkdownCopy';

/** Which copy is wanted. */
export interface WantedCopy {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address of the site with its base path and without a slash at the end. */
  siteAddress: string;
  /** Path of the page's file relative to the site. */
  file: string;
}

let read: ReturnType<typeof readCopies> | undefined;

/** Makes the copy of one page; the work of the thread, which serves one build: what the first copy reads is there for all. */
export async function makeCopy({siteDir, siteAddress, file}: WantedCopy): Promise<string> {
  const {pages, context} = await (read ??= readCopies(siteDir, siteAddress));
  const page = pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`The page ${file} has gone since the build began.`);
  return toMarkdownCopy(page, context);
}
