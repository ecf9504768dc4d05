import {createRequire} from 'node:module';

/**
 * Loads a CommonJS package late. Unlike `import()`, `require` gives the same exports in Node and
 * where Docusaurus loads our code.
 */
export const requirePackage = createRequire(import.meta.url);
