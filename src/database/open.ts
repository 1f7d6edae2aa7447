import config from '@payload-config'
import { getPayload, type Migration, type Payload } from 'payload'
import { migrations } from './migrations'

/**
 * Connects to the database and brings its schema up to date. Payload itself migrates in production only.
 * @param jobs whether this process also runs the scheduled jobs
 */
export async function openDatabase({ jobs }: { jobs: boolean }): Promise<Payload> {
  const payload = await getPayload({ config, cron: jobs })
  const isMigrated = process.env.NODE_ENV === 'production' || payload.db.name === 'mongoose'
  if (!isMigrated) await payload.db.migrate({ migrations: migrations as Migration[] })
  return payload
}
