/** Injected by the core's ChunkAssetPlugin: the address of a chunk's file. */
declare const __webpack_require__: {gca: (chunkName: string) => string | undefined};
