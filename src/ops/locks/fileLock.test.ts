import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockDatabaseFile } from './fileLock'

const root = mkdtempSync(path.join(tmpdir(), 'frontdesk-lock-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a lock that can’t be used is named, with the reason', async () => {
  const file = path.join(root, 'a.db')
  mkdirSync(`${file}.lock`)
  await expect(lockDatabaseFile(file, 'server')).rejects.toMatchObject({
    exitCode: 78,
    message: expect.stringContaining(`The lock file ${file}.lock can't be used: `),
  })
})
