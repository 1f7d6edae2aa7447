// For badStart.test.mjs: makes Node report an older version.
Object.defineProperty(process.versions, 'node', { value: '18.20.4' })
