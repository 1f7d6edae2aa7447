import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { compileIfNeeded } from './compile.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'frontdesk-bad-start-'))
beforeAll(() => compileIfNeeded())
afterAll(() => rmSync(root, { recursive: true }))

const secret = 'a-secret-that-only-tests-know-0123456789'
/** Starting a process can take a while on a busy machine. */
const timeout = 120_000
const start = (env, { preload = [], program = ['dist/server.js'] } = {}) =>
  new Promise((resolve) => {
    const args = ['--conditions=production', ...preload, ...program]
    const own = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: path.join(root, 'data') }
    execFile(process.execPath, args, { env: { ...own, ...env } }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    )
  })

// systemd starts the server without npm: it must explain a problem in one sentence there too, and exit code 78 prevents
// restarts.
test.concurrent.for([
  ['a demo for everybody', 'HOST', { HOST: '0.0.0.0' }],
  [
    'an address of another machine',
    'HOST',
    { PAYLOAD_SECRET: secret, SITE_URL: 'https://a.example', HOST: '192.0.2.1' },
  ],
  ['a missing address', 'SITE_URL', { PAYLOAD_SECRET: secret }],
  [
    'a database that is a folder',
    'DATABASE_URL',
    { PAYLOAD_SECRET: secret, SITE_URL: 'https://a.example', DATABASE_URL: `file:${root}` },
  ],
])(
  '%s ends the server with a sentence and code 78',
  async ([, name, env], { expect }) => {
    const { status, stderr, stdout } = await start(env)
    expect([status, stdout]).toEqual([78, ''])
    expect(stderr).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.\\n$`))
  },
  timeout,
)

test.concurrent(
  'a Node version that is too old does the same',
  async ({ expect }) => {
    const old = path.resolve('scripts/lib/oldNode.fixture.mjs')
    const { status, stderr } = await start({}, { preload: ['--import', old] })
    expect([status, stderr]).toEqual([78, 'Frontdesk needs Node 20.9 or later; this is Node 18.20.4.\n'])
  },
  timeout,
)

test.concurrent.for(['/dev/full', '/proc/backups'])(
  'a backup into a folder that can’t be one is refused, and ends: %s',
  async (folder, { expect }) => {
    const { status, stderr } = await start({}, { program: ['dist/commands/backup.js', '--out', folder] })
    expect(status).toBe(78)
    expect(stderr).toMatch(new RegExp(`^--out names a folder that can't be used, ${folder}: [^\\n]*\\.\\n$`))
  },
  timeout,
)

test.concurrent(
  'a backup into the public folder of the uploads is refused too',
  async ({ expect }) => {
    const folder = path.join(root, 'data', 'media', 'backups')
    const { status, stderr } = await start({}, { program: ['dist/commands/backup.js', '--out', folder] })
    expect(status).toBe(78)
    expect(stderr).toMatch(/^--out can't be [^\n]*\.\n$/)
  },
  timeout,
)
