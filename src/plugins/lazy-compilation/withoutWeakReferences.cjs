/**
 * Loader of the bundler for the core's list of all modules of pages. Beside its import, each stands there as a weak reference, which nothing reads in the
 * browser, but for which the bundler compiles the module.
 */
module.exports = (source) => source.replace(/, require\.resolveWeak\("[^"]*"\)\]/g, ']');
