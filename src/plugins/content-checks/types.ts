import type {Page} from '../../content/page';
import type {ArchitectureFile} from '../../content/readArchitectures';
import type {ContentIssue} from '../../schemas/parse';
import type {Service} from '../../schemas/service';
import type {Tags} from '../../schemas/tags';
import type {Variables} from '../../schemas/variable';

/** Everything the rules look at, read once. */
export interface Content {
  /** Absolute path of the site. */
  siteDir: string;
  pages: Page[];
  architectures: ArchitectureFile[];
  services: Service[];
  tags: Tags;
  variables: Variables;
  /** The day on which the check runs, `YYYY-MM-DD`. */
  today: string;
}

/** A rule finds problems and does nothing else; reporting is not its business. */
export interface Rule {
  /** Kebab-case name, as in the table of `CONTRIBUTING.md`. */
  name: string;
  find(content: Content): ContentIssue[] | Promise<ContentIssue[]>;
}
