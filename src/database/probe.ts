import { stat } from 'node:fs/promises'
import type { Client } from '@libsql/client'
import type { Payload } from 'payload'
import { settings } from '../settings'
import { mongoCollection } from './mongoCollection'
import type { Probe } from './outage'
import { busyTimeout, sqliteFileOf } from './sqliteFile'

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
      throw new Error(`The file ${file} was ${found ? 'replaced' : 'removed'} under the running server.`)
  }
}

/** Looks at the database in use, past what Payload would make of it. */
export async function probeOf(payload: Payload): Promise<Probe> {
  const users = mongoCollection(payload, 'users')
  if (users) return () => users.findOne({}, { projection: { _id: 1 } })
  const { client } = payload.db as unknown as { client: Client }
  return sqliteProbe(client, sqliteFileOf(settings.databaseUrl))
}
