const path = require('node:path')

/** A loader for Next: instead of a module that the front server shares (sharedModules.mjs) a stub with its exports. */
module.exports = function sharedModule() {
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll(path.sep, '/')
  const names = Object.keys(globalThis[Symbol.for('frontdesk.modules')][file])
  return `export const { ${names.join(', ')} } = globalThis[Symbol.for('frontdesk.modules')]['${file}']`
}
