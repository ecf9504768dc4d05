import type {Page} from '../../content/page';
import type {ArchitectureFile} from '../../content/readArchitectures';
import type {ContentIssue, Located} from '../../schemas/parse';
import type {Service} from '../../schemas/service';
import type {TagGroups, Tags} from '../../schemas/tags';
import type {Task} from '../../schemas/task';
import type {Template} from '../../schemas/template';
import type {Variables} from '../../schemas/variable';
import type {Webinar} from '../../schemas/webinar';

/** Everything the rules look at, read once. */
export interface Content {
  /** Absolute path of the site. */
  siteDir: string;
  pages: Page[];
  architectures: ArchitectureFile[];
  services: Service[];
  tags: Tags;
  variables: Variables;
  /** The data files with the lines of their entries, for rules that hold them against pages and against each other. */
  data: {
    services: Located<{services: Service[]}>;
    tagGroups: Located<TagGroups>;
    tasks: Located<Task[]>;
    templates: Located<{templates: Template[]}>;
    webinars: Located<{webinars: Webinar[]}>;
  };
  /** The day on which the check runs, `YYYY-MM-DD`. */
  today: string;
}

/** A rule finds problems and does nothing else; reporting is not its business. */
export interface Rule {
  /** Kebab-case name, as in the table of `CONTRIBUTING.md`. */
  name: string;
  /** Holds data against the pages: not applied while a page cannot be read, because every mention of that page would be reported too. */
  needsEveryPage?: true;
  find(content: Content): ContentIssue[] | Promise<ContentIssue[]>;
}
