import { stat } from 'node:fs/promises'
import type { Client } from '@libsql/client'
import type { Collection, MongoClient } from 'mongodb'
import type { Payload } from 'payload'
import { settings } from '../settings'
import { mongoCollection, mongoConnection } from './mongoCollection'
import type { Probe } from './outage'
import { busyTimeout } from './sqliteClient'
import { sqliteFileOf } from './sqliteFile'

/** What tells a file from another one that has its name now. */
async function identityOf(file: string): Promise<string> {
  const { dev, ino } = await stat(file)
  return `${dev} ${ino}`
}

/** Whether somebody else holds the file: asked without waiting, during which nothing else would run. */
async function checkLock(client: Client): Promise<void> {
  // Both run before anything else gets its turn; the second also when the first fails.
  const asked = client.executeMultiple('PRAGMA busy_timeout = 0; BEGIN IMMEDIATE; ROLLBACK')
  const waits = client.execute(`PRAGMA busy_timeout = ${busyTimeout}`)
  await Promise.all([asked, waits])
}

/** A file that was removed would still take everything in, and lose it with the end of the process. */
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

/** Looks that fail in a row until the client begins anew. */
const giveUp = 3

/**
 * While connections end the driver may stop looking for its server for good (seen with 6.20): then it begins anew.
 * What holds the client or a collection of it goes on with them.
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

/** Looks at the database in use, past what Payload would make of it. */
export async function probeOf(payload: Payload): Promise<Probe> {
  const [client, users] = [mongoConnection(payload)?.getClient(), mongoCollection(payload, 'users')]
  if (client && users) return mongoProbe(client, users)
  const { client: file } = payload.db as unknown as { client: Client }
  return sqliteProbe(file, sqliteFileOf(settings.databaseUrl))
}
