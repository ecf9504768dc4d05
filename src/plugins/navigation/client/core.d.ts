/** Of the bundler: where files lie, and the file of a chunk below it. Chunks are named in the build, so that no table of their names is needed. */
declare const __webpack_public_path__: string;
declare function __webpack_get_script_filename__(chunkName: string): string;
