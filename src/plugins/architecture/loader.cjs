/*
 * The bundler's way to `load` in index.ts: loaders are loaded by path as plain JavaScript, the plugin is TypeScript.
 */
module.exports = function architectureLoader(source) {
  const done = this.async();
  this.getOptions()
    .load(this, source)
    .then(
      (code) => done(null, code),
      (error) => done(error),
    );
};
