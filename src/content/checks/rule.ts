import type {Bill} from '../../lib/bill/types';
import type {Service} from '../../schemas/service';
import type {ContentIssue, Located} from '../../schemas/parse';
import type {TagGroups, Tags} from '../../schemas/tags';
import type {Task} from '../../schemas/task';
import type {Template} from '../../schemas/template';
import type {Variables} from '../../schemas/variable';
import type {Page} from '../page';
import type {ArchitectureFile} from '../readArchitectures';
import type {SampleLanguage} from '../sampleLanguages';

/** A page, or a file of a template as one sample. */
export type SampleSource = Pick<Page, 'file' | 'body' | 'tree'>;

/** The input of the rules, read once. */
export interface Content {
  siteDir: string;
  pages: Page[];
  /** README and files of each template. */
  templateFiles: SampleSource[];
  architectures: ArchitectureFile[];
  /** Bills of resources. */
  bills: Located<Bill>[];
  services: Service[];
  tags: Tags;
  variables: Variables;
  templates: Template[];
  /** Routes of the catalogues, for example `/templates`. */
  routes: readonly string[];
  /** Data files with the lines of their entries. */
  tagGroups: Located<TagGroups>;
  tasks: Located<Task[]>;
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
}

/** A finding of a rule. It is an error with the rule's fix, unless it says otherwise. */
export interface Found
  extends
    Pick<ContentIssue, 'file' | 'line' | 'message'>,
    Partial<Pick<ContentIssue, 'fix' | 'severity'>> {}

/** Position in a page: a line, or a word of its front matter. */
export type FoundInPage = Omit<Found, 'file' | 'line'> & ({line: number} | {word: string});

/** A text that a sample must not contain. */
export interface SamplePattern {
  /** A global regular expression. */
  pattern: RegExp;
  /** Only samples in these languages. Without it, all but plain text. */
  languages?: readonly SampleLanguage[];
  /** If true, samples with a title are left out: they are files, and readers paste the others. */
  pasted?: true;
  /** If true, a page gets each message only once. */
  once?: true;
  /** Returns a message about a match, or undefined if the match is right. */
  message: (match: RegExpExecArray, source: SampleSource) => string | undefined;
  fix?: string;
}

/**
 * An edit of the valid content in `tests/fixtures/valid-content`: replaces a text in `plan.md`, or
 * in another file. Without `from` it writes a whole file.
 */
export type Edit = readonly [from: string, to: string] | {file: string; from?: string; to: string};

/** The description of a rule: its row in the printed list, and its tests. */
export interface RuleText {
  /** Kebab-case name, printed with each issue. */
  name: string;
  /** What it finds, for `npm run check:content -- --rules`. */
  finds: string;
  /** What a writer must do. */
  fix: string;
  /**
   * Edits that cause exactly one issue, named after the mistake. The messages are in the snapshot
   * of `rules.test.ts`.
   */
  wrong: Readonly<Record<string, Edit>>;
  /** Edits that look similar and cause no issue. */
  right?: Readonly<Record<string, Edit>>;
  /**
   * True if the rule compares data with pages. The rule is skipped if a page cannot be read,
   * because it would report every mention of that page.
   */
  needsEveryPage?: true;
}

/** A content rule. It finds problems but does not print them. */
export interface Rule extends RuleText {
  inSamples?: readonly SamplePattern[];
  /** Called for each page. */
  findInPage?: (page: Page, content: Content) => FoundInPage[];
  /** Called once, for problems that concern several pages. */
  find?: (content: Content) => Found[] | Promise<Found[]>;
}
