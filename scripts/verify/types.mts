import type {Sample} from '../../src/content/samples/types';
import type {VerificationLevel} from '../../src/schemas/verified';

/** A sample with what a tool needs to use it as a reader would. */
export interface VerifySample extends Sample {
  /** Title of the fence, which is a file name in most cases. */
  title: string | undefined;
  /** The text before variables are replaced, for renderings of other regions. */
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

/** What a stage found out about one sample. */
export interface Outcome {
  sample: VerifySample;
  level: VerificationLevel;
  tools: ToolUse[];
}

/** What a tool refused. */
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
  /** What could not be tried, with the reason. */
  skipped: string[];
}

/** Values of the variables that differ from region to region, by their ids. */
export type Region = Readonly<Record<string, string>> & {region: string};
