// Set before Payload is loaded; otherwise libsql looks up the name of every open socket (decision 002).
Object.assign(process.report, { excludeNetwork: true })

// Started by hand, it is no development server.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' })

// Inquiries, password hashes: files are only readable by the server's own user.
process.umask(0o077)

const { checkNode } = await import('./scripts/lib/checkNode.mjs')
checkNode()
const { explain, exitCodeOf } = await import('./src/errors/explain')
try {
  // Before loading the rest, which takes seconds.
  const [{ checkStart }, { checkPlace }, { settings }] = await Promise.all([
    import('./src/startup/checks/checkStart'),
    import('./src/front/listen'),
    import('./src/settings'),
  ])
  await checkStart(settings, process.env)
  await checkPlace(settings)
  const { serve } = await import('./src/front/serve')
  await serve()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(exitCodeOf(error))
}

export {}
