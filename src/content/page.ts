import type {Root} from 'mdast';
import type {FrontMatter} from '../schemas/frontMatter';

/**
 * One Markdown page under `docs/`, read once. Everything that needs the text of pages uses this.
 */
export interface Page {
  /** Path of the file relative to the repository, with forward slashes. */
  file: string;
  /** Document id as the docs plugin computes it, for example `blueprints/blueprints`. */
  id: string;
  /** Address without the base path, for example `/docs/blueprints`. */
  permalink: string;
  frontMatter: FrontMatter;
  /** The body without front matter, unchanged. */
  body: string;
  /** Lines of the file before the body. */
  bodyOffset: number;
  /**
   * The body as a syntax tree, with bills of resources as tables. Positions count lines of the
   * file. Trees need much memory, so do not store them.
   */
  tree: () => Root;
}
