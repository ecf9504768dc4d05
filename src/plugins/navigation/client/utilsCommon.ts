/*
 * What browser code uses of `@docusaurus/utils-common`, whose own index brings 11 kB of helpers of the TypeScript compiler for one of them. The bundler
 * reports an export that a new version of the core looks for in vain.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export const blogPostContainerID = '__blog-post-container';
