import {remarkArchitecture} from '../plugins/architecture/remarkArchitecture';

/** What our Markdown can do beyond Docusaurus' own; the same for documents and pages. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [remarkArchitecture],
};
