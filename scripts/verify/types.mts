import type {Sample} from '../../src/content/samples/types';
import type {VerificationLevel} from '../../src/schemas/verified';

/** A sample, with what a tool needs to run it like a reader. */
export interface VerifySample extends Sample {
  /** Title of the fence, which is a file name in most cases. */
  title: string | undefined;
  /** The text before variables are replaced. Other regions are rendered from it. */
  source: string;
  /** Text of the heading above the sample. */
  heading: string;
  hash: string;
}

/** The samples of one page or of one template, in order. */
export interface SampleGroup {
  /** Path of the page, or of the folder of the template. */
  file: string;
  samples: VerifySample[];
}

/** A program or a set of programs that reaches a level. */
export interface ToolUse {
  name: string;
  version: string;
}

/** The result of a stage for one sample. */
export interface Outcome {
  sample: VerifySample;
  level: VerificationLevel;
  tools: ToolUse[];
}

/** An error that a tool found in a sample. */
export interface Failure {
  file: string;
  line: number;
  /** Name of the stage and of the variant, for example `terraform 1.36.54 eu-nl`. */
  stage: string;
  message: string;
}

export interface StageResult {
  outcomes: Outcome[];
  failures: Failure[];
  /** The skipped samples, with the reason. */
  skipped: string[];
}

/** Values of the variables that differ between regions, by their IDs. */
export type Region = Readonly<Record<string, string>> & {region: string};
