import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(path.join(tmpdir(), 'frontdesk-bad-start-'))
afterAll(() => rmSync(root, { recursive: true }))

const secret = 'a-secret-that-only-tests-know-0123456789'
/** A busy machine takes its time to start a process. */
const timeout = 120_000
const start = (env, preload = []) =>
  spawnSync(process.execPath, ['--conditions=production', ...preload, '--import', 'tsx', 'server.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: path.join(root, 'data'), ...env },
  })

// systemd starts it without npm: what is wrong must be a sentence there too, and code 78 ends its tries.
test.each([
  ['a demo for everybody', 'HOST', { HOST: '0.0.0.0' }],
  ['a missing address', 'SITE_URL', { PAYLOAD_SECRET: secret }],
  [
    'a database that is a folder',
    'DATABASE_URL',
    { PAYLOAD_SECRET: secret, SITE_URL: 'https://a.example', DATABASE_URL: `file:${root}` },
  ],
])(
  '%s ends the server with a sentence and code 78',
  (_, name, env) => {
    const { status, stderr, stdout } = start(env)
    expect([status, stdout]).toEqual([78, ''])
    expect(stderr).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.\\n$`))
  },
  timeout,
)

test(
  'so does a Node that is too old',
  () => {
    const old = path.resolve('scripts/lib/oldNode.fixture.mjs')
    const { status, stderr } = start({}, ['--import', old])
    expect([status, stderr]).toEqual([78, 'Frontdesk needs Node 20.9 or later; this is Node 18.20.4.\n'])
  },
  timeout,
)
