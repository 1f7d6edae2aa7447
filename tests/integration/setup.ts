import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

// Each test file has a database of its own, on the engine of its project.
const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-test-'))
const mongo = process.env.TEST_MONGODB_URL ?? 'mongodb://127.0.0.1:27017/'

function mongoUrl(): string {
  const url = new URL(mongo)
  url.pathname = `/frontdesk-test-${randomUUID()}`
  return url.toString()
}

process.env.DATA_DIR = dataDir
process.env.PAYLOAD_SECRET = 'a-secret-that-only-tests-know-0123456789'
process.env.DATABASE_URL =
  process.env.TEST_DATABASE === 'mongodb' ? mongoUrl() : `file:${path.join(dataDir, 'test.db')}`
process.env.LOG_LEVEL ??= 'silent'

afterAll(async () => {
  const { cms } = await import('../../src/content/payload')
  const payload = await cms()
  if (process.env.TEST_DATABASE === 'mongodb') {
    const { connection } = payload.db as unknown as { connection: { dropDatabase(): Promise<unknown> } }
    await connection.dropDatabase()
  }
  await payload.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})
