/* Calls `load` of a plugin. The bundler needs loaders as paths of plain JavaScript files. */
module.exports = function textLoader(source) {
  const done = this.async();
  this.getOptions()
    .load(this, source)
    .then(
      (code) => done(null, code),
      (error) => done(error),
    );
};
