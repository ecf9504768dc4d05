import type {Root} from 'mdast';
import type {FrontMatter} from '../schemas/frontMatter';

/** One Markdown page under `docs/`, read once; everything that needs page text starts from here. */
export interface Page {
  /** Path of the file relative to the repository, with forward slashes. */
  file: string;
  /** Document id as the docs plugin computes it, for example `blueprints/blueprints`. */
  id: string;
  /** Address without the base path, for example `/docs/blueprints`. */
  permalink: string;
  frontMatter: FrontMatter;
  /** The body as written, without front matter. */
  body: string;
  /** Lines of the file before the body. */
  bodyOffset: number;
  /**
   * The body as a syntax tree, bills of resources as tables; positions count lines of the file.
   * Trees are the largest part of a page by far, so do not keep one.
   */
  tree: () => Root;
}
