import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dropMongoDatabase, ownMongoDatabase } from '../e2e/database'
import { untilReady } from '../untilReady'

export const admin = { username: 'asha', password: 'a-password-for-benches' }
const port = Number(process.env.BENCH_PORT ?? 3999)
export const baseURL = `http://127.0.0.1:${port}`
const node = ['--conditions=production', '--import', 'tsx']

async function measureOn(
  engine: 'SQLite' | 'MongoDB',
  filler: string,
  measure: () => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-'))
  const mongoUrl = engine === 'MongoDB' ? ownMongoDatabase() : undefined
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: mongoUrl ?? `file:${path.join(dataDir, 'bench.db')}`,
    PAYLOAD_SECRET: randomUUID(),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: baseURL,
    LOG_LEVEL: 'warn',
  }
  console.log(`\n${engine}: filling …`)
  const filled = spawnSync(process.execPath, [...node, filler], { env, stdio: 'inherit' })
  if (filled.status !== 0) throw new Error('The data could not be made.')
  const server = spawn(process.execPath, [...node, 'server.ts'], { env, stdio: 'inherit' })
  try {
    const isReady = await untilReady(baseURL, () => server.exitCode === null, 60_000)
    if (!isReady) throw new Error('The product did not start.')
    await measure()
  } finally {
    server.kill()
    rmSync(dataDir, { recursive: true, force: true })
    if (mongoUrl) await dropMongoDatabase(mongoUrl)
  }
}

/**
 * Runs the built product for real on data of its own, on SQLite and, with TEST_MONGODB_URL, on MongoDB.
 * @param filler the script that fills the database of its environment
 */
export async function onBothDatabases(filler: string, measure: () => Promise<void>): Promise<void> {
  await measureOn('SQLite', filler, measure)
  if (process.env.TEST_MONGODB_URL) await measureOn('MongoDB', filler, measure)
  else console.log('\nMongoDB: not measured; set TEST_MONGODB_URL.')
}
