/* Calls `load` of a plugin. The bundler loads loaders by path as plain JavaScript. */
module.exports = function textLoader(source) {
  const done = this.async();
  this.getOptions()
    .load(this, source)
    .then(
      (code) => done(null, code),
      (error) => done(error),
    );
};
