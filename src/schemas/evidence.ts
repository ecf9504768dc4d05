import type {ArticleFrontMatter} from './frontMatter';
import type {Reading} from './readings';
import type {VerificationLevel} from './verified';

/** How far samples of a page were tried. */
export interface LevelEvidence {
  level: VerificationLevel;
  samples: number;
  /** Programs of the levels above `schema`, with their versions. */
  tools: string[];
  /** Day on which they ran, `YYYY-MM-DD`. */
  on?: string | undefined;
}

/** What the content checks found out about the samples of a page. Plain text does not count. */
export interface SampleEvidence {
  total: number;
  /** Those that were checked and in which nothing was found. */
  passed: number;
  /** The reasons that writers give for samples that are not checked. */
  exempt: string[];
  /** Samples that were not checked, by language. */
  unchecked: {language: string; samples: number; reason: string}[];
  /** First findings, with the line of the page's file. `npm run check` refuses these samples. */
  failed: {line: number; language: string; message: string}[];
  /** Programs and schemas with the number and the languages of their samples. */
  tools: {name: string; version: string; samples: number; languages: string[]}[];
  /** The highest level of each sample, the lowest level first. */
  levels: LevelEvidence[];
}

/** What shows that a page can be trusted; see `src/plugins/evidence/README.md`. */
export interface Evidence {
  /** Day of the last review against the sources, `YYYY-MM-DD`. */
  reviewed: string;
  /** True where the review was old already when the site was built. */
  reviewIsOld: boolean;
  /** Day of the last change in version control, `YYYY-MM-DD`. */
  changed?: string | undefined;
  /** None in the dev server, which does not wait for sample checks. */
  samples?: SampleEvidence | undefined;
  /** Links to pages, headings and files of the site; a build with one that leads nowhere fails. */
  links: number;
  sources: ArticleFrontMatter['sources'];
  /** Readings by sceptics, oldest first. */
  readings: readonly Reading[];
}
