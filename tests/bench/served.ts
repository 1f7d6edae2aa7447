import { spawn } from 'node:child_process'
import { untilReady } from '../untilReady'
import { onFilledDatabases } from './filled'

export const admin = { username: 'asha', password: 'a-password-for-benches' }
const port = Number(process.env.BENCH_PORT ?? 3999)
export const baseURL = `http://127.0.0.1:${port}`

/**
 * Runs the built product in real mode on temporary data, on SQLite and, with TEST_MONGODB_URL, on MongoDB.
 * @param filler the script that fills the environment's database
 */
export async function onBothDatabases(filler: string, measure: () => Promise<void>): Promise<void> {
  await onFilledDatabases(filler, async (env) => {
    const served = {
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: baseURL,
    }
    const settings = { env: { ...env, ...served }, stdio: 'inherit' } as const
    const server = spawn(process.execPath, ['--conditions=production', 'dist/server.js'], settings)
    try {
      const isReady = await untilReady(baseURL, () => server.exitCode === null, 60_000)
      if (!isReady) throw new Error('The product did not start.')
      await measure()
    } finally {
      server.kill()
    }
  })
}
