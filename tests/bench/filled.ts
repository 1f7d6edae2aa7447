import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dropMongoDatabase, ownMongoDatabase } from '../e2e/database'

/** Arguments for every script of the product. */
export const node = ['--conditions=production', '--import', 'tsx']

export type Env = NodeJS.ProcessEnv & { DATA_DIR: string }

type Engine = 'SQLite' | 'MongoDB'

/** A folder that keeps filled databases for the next run; without it they are temporary. */
const keptIn = process.env.BENCH_DATA

interface Filling {
  /** The script that fills the environment's database. */
  filler: string
  /** Settings for it. */
  more: Record<string, string>
}

/** @throws if the filler fails */
function fill(env: Env, { filler, more }: Filling): void {
  const settings = { env: { ...env, ...more }, stdio: 'inherit' } as const
  if (spawnSync(process.execPath, [...node, filler], settings).status !== 0)
    throw new Error('The data could not be made.')
}

/** The environment of a database: where it is, and a secret. */
const newDatabase = (engine: Engine, dataDir: string) => ({
  DATABASE_URL: engine === 'MongoDB' ? ownMongoDatabase() : `file:${path.join(dataDir, 'bench.db')}`,
  PAYLOAD_SECRET: randomUUID(),
})

const environment = (dataDir: string, database: object): Env => ({
  ...process.env,
  ...database,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
})

/** Measures on the database of an earlier run with the same settings, or on a new one that is kept. */
async function onKeptDatabase(engine: Engine, filling: Filling, measure: (env: Env) => Promise<void>) {
  const { filler, more } = filling
  const name = [path.basename(filler, '.ts'), engine, ...Object.entries(more).flat()].join('-')
  const dataDir = path.join(keptIn ?? '', name)
  const file = path.join(dataDir, 'filled.json')
  if (existsSync(file)) return measure(environment(dataDir, JSON.parse(readFileSync(file, 'utf8'))))
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const database = newDatabase(engine, dataDir)
  const env = environment(dataDir, database)
  console.log(`\n${engine}: filling ${dataDir} …`)
  fill(env, filling)
  writeFileSync(file, JSON.stringify(database))
  await measure(env)
}

/** Fills a temporary database, or with BENCH_DATA one that is kept. @param more settings for the filler */
export async function onFilledDatabase(
  engine: Engine,
  filler: string,
  measure: (env: Env) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  if (keptIn) return onKeptDatabase(engine, { filler, more }, measure)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-'))
  const database = newDatabase(engine, dataDir)
  const env = environment(dataDir, database)
  try {
    console.log(`\n${engine}: filling …`)
    fill(env, { filler, more })
    await measure(env)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    if (engine === 'MongoDB') await dropMongoDatabase(database.DATABASE_URL)
  }
}

const engines: Engine[] = ['SQLite', 'MongoDB']

/** SQLite and, with TEST_MONGODB_URL, MongoDB; with BENCH_ENGINE only that one. */
export function measuredEngines(): Engine[] {
  const wanted = engines.filter((engine) => [undefined, engine].includes(process.env.BENCH_ENGINE as Engine))
  if (process.env.TEST_MONGODB_URL) return wanted
  console.log('MongoDB: not measured; set TEST_MONGODB_URL.')
  return wanted.filter((engine) => engine !== 'MongoDB')
}

/**
 * Measures on a temporary database of SQLite and, with TEST_MONGODB_URL, MongoDB.
 * @param filler the script that fills the environment's database
 */
export async function onFilledDatabases(filler: string, measure: (env: Env) => Promise<void>): Promise<void> {
  for (const engine of measuredEngines()) await onFilledDatabase(engine, filler, measure)
}
