import {createRequire} from 'node:module';

/**
 * Loads a CommonJS package when it is first needed. `import()` gives its exports under `default` in Node, but in the module itself where Docusaurus
 * loads our code; `require` gives the same in both.
 */
export const requirePackage = createRequire(import.meta.url);
