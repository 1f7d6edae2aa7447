import { spawn } from 'node:child_process'
import { untilReady } from '../untilReady'
import { type Env, onFilledDatabases } from './filled'

export const admin = { username: 'asha', password: 'a-password-for-benches' }
export const firstPort = Number(process.env.BENCH_PORT ?? 3999)
const urlAt = (port: number) => `http://127.0.0.1:${port}`
export const baseURL = urlAt(firstPort)

/** Runs the built product in real mode on a database, as long as it is measured. */
export async function onServer(
  env: Env,
  measure: (baseURL: string) => Promise<void>,
  port = firstPort,
): Promise<void> {
  const url = urlAt(port)
  const served = {
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
  }
  const settings = { env: { ...env, ...served }, stdio: 'inherit' } as const
  const server = spawn(process.execPath, ['--conditions=production', 'dist/server.js'], settings)
  try {
    const isReady = await untilReady(url, () => server.exitCode === null, 60_000)
    if (!isReady) throw new Error('The product did not start.')
    await measure(url)
  } finally {
    server.kill()
  }
}

/**
 * Runs the built product in real mode on temporary data, on SQLite and, with TEST_MONGODB_URL, on MongoDB.
 * @param filler the script that fills the environment's database
 */
export const onBothDatabases = (filler: string, measure: () => Promise<void>): Promise<void> =>
  onFilledDatabases(filler, (env) => onServer(env, measure))
