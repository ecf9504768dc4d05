import type {ArticleFrontMatter} from './frontMatter';
import type {Reading} from './readings';
import type {VerificationLevel} from './verified';

/** A program or schema that samples were checked with. */
export interface EvidenceTool {
  name: string;
  version: string;
  /** How many samples of the page it looked at. */
  samples: number;
  /** Their languages. */
  languages: string[];
}

/** Samples of one language that were not checked. */
export interface UncheckedSamples {
  language: string;
  samples: number;
  /** Why, for example `no parser`. */
  reason: string;
}

/** A sample in which something was found. */
export interface FailedSample {
  /** Line of the page's file on which the first finding stands. */
  line: number;
  language: string;
  message: string;
}

/** How far samples of a page were tried. */
export interface LevelEvidence {
  level: VerificationLevel;
  samples: number;
  /** Programs of the levels above `schema`, with their versions. */
  tools: string[];
  /** Day on which they ran, `YYYY-MM-DD`. */
  on?: string | undefined;
}

export interface SampleEvidence {
  /** Samples of the page; output and other plain text is not counted. */
  total: number;
  /** Those that were checked and in which nothing was found. */
  passed: number;
  /** The reasons that writers give for samples that are not checked. */
  exempt: string[];
  /** Samples that nothing on the building machine checks, by language. */
  unchecked: UncheckedSamples[];
  /** Samples in which something was found; `npm run check` refuses them, a build shows them. */
  failed: FailedSample[];
  tools: EvidenceTool[];
  /** The highest level of each sample, the least level first. */
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
