import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'

export type Engine = 'sqlite' | 'mongodb'

/** The URL of a new MongoDB database on the server of TEST_MONGODB_URL. */
export function ownMongoDatabase(): string {
  const url = new URL(process.env.TEST_MONGODB_URL ?? '')
  url.pathname = `/frontdesk-e2e-${randomUUID()}`
  return url.toString()
}

interface Driver {
  MongoClient: new (url: string) => { db(): { dropDatabase(): Promise<unknown> }; close(): Promise<void> }
}

/** Drops a MongoDB database. */
export async function dropMongoDatabase(url: string): Promise<void> {
  const ours = createRequire(import.meta.url)
  const { MongoClient } = createRequire(ours.resolve('mongodb-memory-server-core'))('mongodb') as Driver
  const client = new MongoClient(url)
  await client.db().dropDatabase()
  await client.close()
}
