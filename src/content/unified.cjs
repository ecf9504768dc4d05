/*
 * The packages of unified (https://unifiedjs.com) that Node's side of the site uses. They are ES modules: imported by our TypeScript they would be
 * translated like it, 340 files, and loaded again by every plugin and thread. Node requires them as they are, once.
 */
const {SKIP, visit} = require('unist-util-visit');

module.exports = {
  GithubSlugger: require('github-slugger').default,
  SKIP,
  h: require('hastscript').h,
  remarkDirective: require('remark-directive').default,
  remarkGfm: require('remark-gfm').default,
  remarkMdx: require('remark-mdx').default,
  remarkParse: require('remark-parse').default,
  remarkStringify: require('remark-stringify').default,
  toHast: require('mdast-util-to-hast').toHast,
  toHtml: require('hast-util-to-html').toHtml,
  toString: require('mdast-util-to-string').toString,
  unified: require('unified').unified,
  visit,
};
