import { stat } from 'node:fs/promises'
import type { Client } from '@libsql/client'
import type { Collection, MongoClient } from 'mongodb'
import type { Payload } from 'payload'
import { settings } from '../settings'
import { mongoCollection, mongoConnection } from './mongoCollection'
import type { Probe } from './outage'
import { busyTimeout } from './sqliteClient'
import { sqliteFileOf } from './sqliteFile'

/** Distinguishes a file from another one that now has its name. */
async function identityOf(file: string): Promise<string> {
  const { dev, ino } = await stat(file)
  return `${dev} ${ino}`
}

/** Whether another process has locked the file. Checked without waiting, which would block everything else. */
async function checkLock(client: Client): Promise<void> {
  // Run both, the second one even if the first fails.
  const answered = client.executeMultiple('PRAGMA busy_timeout = 0; BEGIN IMMEDIATE; ROLLBACK')
  const waits = client.execute(`PRAGMA busy_timeout = ${busyTimeout}`)
  await Promise.all([answered, waits])
}

/** A deleted file would still accept writes, and lose them when the process ends. */
async function sqliteProbe(client: Client, file: string): Promise<Probe> {
  const opened = await identityOf(file)
  return async (isSuspected) => {
    if (isSuspected) await checkLock(client)
    await client.execute('SELECT 1 FROM users LIMIT 1')
    const found = await identityOf(file).catch(() => undefined)
    if (found !== opened)
      throw new Error(`The file ${file} was ${found ? 'replaced' : 'removed'} while the server was running.`)
  }
}

/** Failed checks in a row before the client reconnects. */
const giveUp = 3

/**
 * When connections end, the driver may permanently stop monitoring its server (seen with 6.20); reconnecting helps.
 * References to the client or its collections keep working.
 */
function mongoProbe(client: MongoClient, users: Collection): Probe {
  let failures = 0
  return async () => {
    try {
      await users.findOne({}, { projection: { _id: 1 } })
      failures = 0
    } catch (error) {
      failures += 1
      if (failures % giveUp === 0) await client.close().then(() => client.connect())
      throw error
    }
  }
}

/** Checks the current database directly, bypassing Payload. */
export async function probeOf(payload: Payload): Promise<Probe> {
  const [client, users] = [mongoConnection(payload)?.getClient(), mongoCollection(payload, 'users')]
  if (client && users) return mongoProbe(client, users)
  const { client: file } = payload.db as unknown as { client: Client }
  return sqliteProbe(file, sqliteFileOf(settings.databaseUrl))
}
