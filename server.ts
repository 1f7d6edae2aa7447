// Set before Payload is loaded, or libsql looks up the name of every open socket (decision 002).
Object.assign(process.report, { excludeNetwork: true })

// Inquiries, password hashes: what it writes is for its own user alone.
process.umask(0o077)

const { explain } = await import('./src/front/explain')
try {
  const { serve } = await import('./src/front/serve')
  await serve()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

export {}
