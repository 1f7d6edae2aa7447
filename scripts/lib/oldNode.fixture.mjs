// For badStart.test.mjs: what an older Node says of itself.
Object.defineProperty(process.versions, 'node', { value: '18.20.4' })
