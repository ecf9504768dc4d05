import type {Service} from '../../schemas/service';
import type {ContentIssue, Located} from '../../schemas/parse';
import type {TagGroups, Tags} from '../../schemas/tags';
import type {Task} from '../../schemas/task';
import type {Template} from '../../schemas/template';
import type {Variables} from '../../schemas/variable';
import type {Page} from '../page';
import type {ArchitectureFile} from '../readArchitectures';

/** Everything the rules look at, read once. */
export interface Content {
  /** Absolute path of the site. */
  siteDir: string;
  pages: Page[];
  architectures: ArchitectureFile[];
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

/** What a rule found. An error unless it says otherwise. */
export type Found = Pick<ContentIssue, 'file' | 'line' | 'message' | 'fix'> &
  Partial<Pick<ContentIssue, 'severity'>>;

/**
 * An edit of the valid content in `tests/fixtures/valid-content`. Without `file` it edits the page
 * `plan.md`. Without `from` it writes a new file.
 */
export interface Example {
  /** What a writer did, for example `a link to a file that does not exist`. */
  name: string;
  file?: string;
  from?: string;
  to: string;
}

/** What every rule says about itself: its row in the printed list, and its tests. */
export interface RuleText {
  /** Kebab-case name, printed with each issue. */
  name: string;
  /** What it finds, for `npm run check:content -- --rules`. */
  finds: string;
  /** What a writer does then. */
  fix: string;
  /** Edits that give exactly one issue. Their wording is in the snapshot of `rules.test.ts`. */
  wrong: readonly Example[];
  /** Edits that look similar and give no issue. */
  right?: readonly Example[];
  /**
   * If true, the rule compares data with the pages. It is skipped if a page cannot be read, because
   * every mention of that page would be reported too.
   */
  needsEveryPage?: true;
}

/** A content rule. It finds problems; it does not report them. */
export interface Rule extends RuleText {
  /** Called for each page. */
  findInPage?: (page: Page, content: Content) => Omit<Found, 'file'>[];
  /** Called once, for what no single page shows. */
  find?: (content: Content) => Found[] | Promise<Found[]>;
}
