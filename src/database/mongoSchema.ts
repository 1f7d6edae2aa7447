import type { Payload } from 'payload'
import { withLock } from '../runtime/mutex'
import { migrations } from './migrations'
import { buildIndexes } from './mongoIndexes'
import { type MongoMigration, mongoMigrations } from './mongoMigrations'
import { refuseNewerSchema } from './refuseNewerSchema'

const collection = 'payload-migrations'

async function appliedTo(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0 })
  return docs.map(({ name }) => String(name))
}

/**
 * Migrates MongoDB's data; of several starting instances, one runs each migration. A killed one starts over. The names
 * of SQLite's migrations are recorded too, so that on both databases an older program recognizes a newer schema.
 * @throws {SettingsError} if the data is newer than this program
 */
export async function migrateMongo(
  payload: Payload,
  steps: MongoMigration[] = mongoMigrations,
): Promise<void> {
  const schema = migrations.map(({ name }) => ({ name, up: async () => {} }))
  const all: MongoMigration[] = [...schema, ...steps]
  const pending = async () => {
    const applied = await appliedTo(payload)
    refuseNewerSchema(
      applied,
      all.map(({ name }) => name),
    )
    return all.filter(({ name }) => !applied.includes(name))
  }
  if ((await pending()).length) {
    // Locks depend on the indexes of the first.
    await buildIndexes(payload, ['system-state', collection])
    await withLock(payload, 'migrations', async () => {
      for (const { name, up } of await pending()) {
        await up(payload)
        await payload.create({ collection, data: { name, batch: 1 } })
        payload.logger.info(`Migrated: ${name}`)
      }
    })
  }
  await buildIndexes(payload)
}
