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

/** Starts it as `npm start` does. @returns the process, and what removes its folder */
function start(source) {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-server-'))
  const lib = pathToFileURL(path.resolve('scripts/lib/runServer.mjs')).href
  mkdirSync(path.join(folder, 'dist'))
  writeFileSync(path.join(folder, 'dist/server.js'), source)
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
  return { npm, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

test('the terminal shows how much of the demo has been added', async () => {
  const told = [1, 2, 3].map((done) => `process.send({ demo: { done: ${done}, total: 3 } })`)
  const { npm, remove } = start(`${told.join('\n')}\nprocess.disconnect()`)
  const lines = []
  try {
    const output = createInterface(npm.stdout)
    output.on('line', (line) => lines.push(line))
    await once(output, 'close')
  } finally {
    remove()
  }
  // The first, and the last: others follow at intervals.
  expect(lines).toEqual(['Adding more demo content: 1 of 3', 'The demo content is complete.'])
})

test('a server hears thrice at most that its whole group of processes was ended', async () => {
  const { npm, remove } = start(server)
  const signals = []
  try {
    const lines = createInterface(npm.stdout)
    await once(lines, 'line')
    lines.on('line', (line) => signals.push(line))
    process.kill(-npm.pid, 'SIGTERM')
    await once(lines, 'close')
  } finally {
    remove()
  }
  expect(signals.length).toBeGreaterThan(0)
  // Its own, the one that is passed on to it, and one because npm's shell is gone.
  expect(signals.length).toBeLessThanOrEqual(3)
})
