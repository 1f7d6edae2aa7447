import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

/** Tells of each signal, and ends some time after the first one. */
const server = `
process.on('SIGTERM', () => console.log('signal'))
process.once('SIGTERM', () => setTimeout(() => process.exit(), 2500))
setInterval(() => {}, 1000)
console.log('up')
`

test('a server hears thrice at most that its whole group of processes was ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-server-'))
  const lib = pathToFileURL(path.resolve('scripts/lib/runServer.mjs')).href
  mkdirSync(path.join(folder, 'dist'))
  writeFileSync(path.join(folder, 'dist/server.js'), server)
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { runServer } from ${JSON.stringify(lib)}\nrunServer(process.env)`,
  )
  // With a second command, the shell waits for the first one instead of becoming it.
  const npm = spawn('sh', ['-c', `'${process.execPath}' start.mjs; true`], {
    cwd: folder,
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', npm_lifecycle_event: 'start' },
  })
  const signals = []
  try {
    const lines = createInterface(npm.stdout)
    await once(lines, 'line')
    lines.on('line', (line) => signals.push(line))
    process.kill(-npm.pid, 'SIGTERM')
    await once(lines, 'close')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  expect(signals.length).toBeGreaterThan(0)
  // Its own, the one that is passed on to it, and one because npm's shell is gone.
  expect(signals.length).toBeLessThanOrEqual(3)
})
