import type {ArticleFrontMatter} from './frontMatter';
import type {Reading} from './readings';
import type {VerificationLevel} from './verified';

/** The level that samples of a page reached. */
export interface LevelEvidence {
  level: VerificationLevel;
  samples: number;
  /** Programs of the levels above `schema`, with their versions. */
  tools: string[];
  /** Day on which they ran, `YYYY-MM-DD`. */
  on?: string | undefined;
}

/** Results of the content checks for the samples of a page, without plain text. */
export interface SampleEvidence {
  total: number;
  /** Number of checked samples without findings. */
  passed: number;
  /** Reasons of writers not to check a sample. */
  exempt: string[];
  /** Number of unchecked samples by language. */
  unchecked: {language: string; samples: number; reason: string}[];
  /** First findings, with the line in the page's file. `npm run check` refuses these samples. */
  failed: {line: number; language: string; message: string}[];
  /** Programs and schemas, with number and languages of their samples. */
  tools: {name: string; version: string; samples: number; languages: string[]}[];
  /** The highest level of each sample. The lowest level is first. */
  levels: LevelEvidence[];
}

/** The evidence of a page; see `src/plugins/evidence/README.md`. */
export interface Evidence {
  /** Day of the last review against the sources, `YYYY-MM-DD`. */
  reviewed: string;
  /** True if the review was already old when the site was built. */
  reviewIsOld: boolean;
  /** Day of the last change in version control, `YYYY-MM-DD`. */
  changed?: string | undefined;
  /** Undefined in the dev server, which does not wait for sample checks. */
  samples?: SampleEvidence | undefined;
  /** Number of links to pages, headings and files of the site. A build with a broken one fails. */
  links: number;
  sources: ArticleFrontMatter['sources'];
  /** Readings by sceptics, oldest first. */
  readings: readonly Reading[];
}
