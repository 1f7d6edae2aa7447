import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dropMongoDatabase, ownMongoDatabase } from '../e2e/database'

/** Arguments for every script of the product. */
export const node = ['--conditions=production', '--import', 'tsx']

export type Env = NodeJS.ProcessEnv & { DATA_DIR: string }

type Engine = 'SQLite' | 'MongoDB'

/** Fills a temporary database. @param more settings for the filler */
export async function onFilledDatabase(
  engine: Engine,
  filler: string,
  measure: (env: Env) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-'))
  const mongoUrl = engine === 'MongoDB' ? ownMongoDatabase() : undefined
  const env: Env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: mongoUrl ?? `file:${path.join(dataDir, 'bench.db')}`,
    PAYLOAD_SECRET: randomUUID(),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  }
  try {
    console.log(`\n${engine}: filling …`)
    const filled = spawnSync(process.execPath, [...node, filler], {
      env: { ...env, ...more },
      stdio: 'inherit',
    })
    if (filled.status !== 0) throw new Error('The data could not be made.')
    await measure(env)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    if (mongoUrl) await dropMongoDatabase(mongoUrl)
  }
}

/** SQLite and, with TEST_MONGODB_URL, MongoDB. */
export function measuredEngines(): Engine[] {
  if (process.env.TEST_MONGODB_URL) return ['SQLite', 'MongoDB']
  console.log('MongoDB: not measured; set TEST_MONGODB_URL.')
  return ['SQLite']
}

/**
 * Measures on a temporary database of SQLite and, with TEST_MONGODB_URL, MongoDB.
 * @param filler the script that fills the environment's database
 */
export async function onFilledDatabases(filler: string, measure: (env: Env) => Promise<void>): Promise<void> {
  for (const engine of measuredEngines()) await onFilledDatabase(engine, filler, measure)
}
