import config from '@payload-config'
import { getPayload, type Migration, type Payload } from 'payload'
import { migrations } from './migrations'

/** Connects to the database and brings its schema up to date. Payload itself migrates in production only. */
export async function openDatabase(): Promise<Payload> {
  const payload = await getPayload({ config })
  const isMigrated = process.env.NODE_ENV === 'production' || payload.db.name === 'mongoose'
  if (!isMigrated) await payload.db.migrate({ migrations: migrations as Migration[] })
  return payload
}
