import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-commands-'))
const dataDir = path.join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  code: number | string
  stdout: string
  stderr: string
}

/** Runs a command without a terminal, in a demo without data. */
const start = (name: string, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const command = ['--conditions=production', '--import', 'tsx', `src/commands/${name}.ts`, ...args]
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir }
    execFile(process.execPath, command, { env: env as NodeJS.ProcessEnv }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

/** Starting a process can take a while on a busy machine. */
const timeout = 120_000

test.each([
  'backup',
  'create-account',
  'create-admin',
  'move',
  'reindex-search',
  'restore',
  'seed',
  'seed-reset',
])(
  '%s explains itself, refuses what it doesn’t know, and does nothing then',
  async (name) => {
    const [help, unknown] = await Promise.all([start(name, '--help'), start(name, '--unknown')])
    expect(help).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Usage: npm run [^\n]+\n\n./),
      stderr: '',
    })
    const stderr = `Unknown option '--unknown'.\n\n${help.stdout}`
    expect(unknown).toEqual({ code: 1, stdout: '', stderr })
    expect(existsSync(dataDir)).toBe(false)
  },
  timeout,
)

test(
  'nothing is deleted without a terminal to ask on',
  async () => {
    const { code, stderr } = await start('seed-reset')
    expect([code, stderr]).toEqual([
      1,
      'No terminal to ask for confirmation. Pass --yes to continue without asking.\n',
    ])
    expect(existsSync(path.join(dataDir, 'frontdesk.db'))).toBe(false)
  },
  timeout,
)

test.each([
  ['--out', ''],
  ['--out', ' '],
  ['--keep', '1e1'],
  ['--keep', '0x2'],
  ['--keep', '0'],
])(
  'a backup with %s "%s" is refused',
  async (option, value) => {
    const { code, stderr } = await start('backup', option, value)
    expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^${option} takes [^\\n]+\\.\\n$`))])
  },
  timeout,
)
