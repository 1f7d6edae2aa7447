import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { BSON, type ClientSession, type Db, type Document } from 'mongodb'
import { connect, isContent, migrationsCollection, nameOf } from '@/database/target'
import { OperatorError } from '@/errors/OperatorError'
import type { Archive } from './archive'
import { fingerprint } from './fingerprint'
import { type DataSummary, ourVersions } from './manifest'
import { fileStem } from './names'
import type { Report } from './progress'
import { openSnapshot } from './snapshot'

// Keeps numbers' BSON types: an index's 1.0 must not come back as 1.
const exact = { promoteValues: false, promoteLongs: false, bsonRegExp: true }

const canonical = (value: unknown) => BSON.EJSON.stringify(value, { relaxed: false })

/** A collection or view as mongodump's `.metadata.json` describes it; keys in mongodump's order. */
async function describeCollection(db: Db, listed: Document) {
  const isView = listed.type === 'view'
  const indexes = isView ? [] : await db.collection(listed.name).listIndexes(exact).toArray()
  const options = listed.options ?? {}
  return {
    ...(Object.keys(options).length > 0 && { options }),
    indexes: indexes as Document[],
    uuid: listed.info?.uuid ? Buffer.from(listed.info.uuid.buffer).toString('hex') : '',
    collectionName: String(listed.name),
    type: String(listed.type),
  }
}

/** At least one has documents in a database of ours; an older dump that was restored has no migrations yet. */
const ours = [migrationsCollection, 'users', 'leads']

/**
 * MongoDB makes an empty database of a mistyped name.
 * @throws {OperatorError} if the database has no data of ours
 */
export async function refuseWithoutData(url: string): Promise<void> {
  const client = await connect(url)
  try {
    for (const name of ours) if (await client.db().collection(name).findOne()) return
  } finally {
    await client.close()
  }
  throw new OperatorError(`There is no Frontdesk data in ${nameOf({ engine: 'mongodb', url })}.`)
}

/** Names of the applied migrations. */
async function migrationsOf(db: Db, session: ClientSession): Promise<string[]> {
  const rows = await db.collection(migrationsCollection).find({}, { session }).toArray()
  return rows.map(({ name }) => String(name)).sort()
}

/** Writes the documents one by one, byte for byte as the server stores them; returns their number. */
async function spool(db: Db, session: ClientSession, name: string, file: string, report: Report) {
  const total = await db.collection(name).estimatedDocumentCount()
  const out = createWriteStream(file, { mode: 0o600 })
  const done = finished(out)
  done.catch(() => {})
  let count = 0
  for await (const document of db.collection(name).find({}, { raw: true, session })) {
    // `raw` returns the bytes, which the driver's types don't express.
    if (!out.write(document as unknown as Buffer)) await Promise.race([once(out, 'drain'), done])
    count += 1
    if (count % 1000 === 0) report(name, count, Math.max(total, count))
  }
  out.end()
  await done
  report(name, count, count)
  return count
}

/**
 * Adds the database in mongodump's folder layout, so that `mongorestore` can read it too.
 * `aside`: a folder for one collection at a time, as a tar needs sizes in advance.
 */
export async function packMongo(
  archive: Archive,
  { url, aside, report, snapshot }: { url: string; aside: string; report: Report; snapshot: boolean },
): Promise<DataSummary> {
  const client = await connect(url)
  try {
    const db = client.db()
    const { version } = await db.admin().command({ buildInfo: 1 })
    const listed = (await db.listCollections({}, exact).toArray()) as Document[]
    const content = listed
      .filter(({ name }) => isContent(name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
    const folder = `dump/${db.databaseName}`
    await archive.addText(
      `${folder}/prelude.json`,
      JSON.stringify({ ServerVersion: version, ToolVersion: `frontdesk ${ourVersions.frontdesk}` }),
    )
    const { session, ...consistency } = await openSnapshot(client, snapshot, content[0]?.name)
    const counts: Record<string, number> = {}
    const shapes: string[] = []
    const notes: string[] = []
    for (const one of content) {
      if (one.type === 'timeseries') {
        throw new OperatorError(`The collection ${one.name} is a time series. Use mongodump instead.`)
      }
      const metadata = await describeCollection(db, one)
      const stem = `${folder}/${fileStem(metadata.collectionName)}`
      await archive.addText(`${stem}.metadata.json`, canonical(metadata))
      shapes.push(canonical({ ...metadata, uuid: '', indexes: metadata.indexes.map(canonical).sort() }))
      if (metadata.type === 'view') continue
      const file = path.join(aside, 'collection.bson')
      counts[metadata.collectionName] = await spool(db, session, metadata.collectionName, file, report)
      await archive.addFile(`${stem}.bson`, file)
      await rm(file)
    }
    const migrations = await migrationsOf(db, session)
    await session.endSession()
    return {
      engine: 'mongodb',
      engineVersion: `MongoDB ${version}`,
      database: db.databaseName,
      snapshot: consistency,
      schema: { fingerprint: fingerprint(shapes), migrations },
      counts,
      notes,
    }
  } finally {
    await client.close()
  }
}
