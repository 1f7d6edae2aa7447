import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { takeChosenIds } from './chosenId'
import { collectCreates } from './insert/collectCreates'
import { stopWaitingWhenAway } from './stopWaiting'

/**
 * Wraps an adapter so that it migrates as soon as it connects, in every mode (decision 002), doesn't wait for a
 * database that is down, can collect rows (decision 078), and creates documents with chosen ids (decision 079).
 */
export function withMigrations<Database extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Database>,
  migrate: (payload: Payload) => Promise<void>,
): DatabaseAdapterObj<Database> {
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async (options) => {
        await connect?.call(database, options)
        if (options?.hotReload) return
        await migrate(args.payload)
        stopWaitingWhenAway(database)
        collectCreates(database)
        takeChosenIds(database)
      }
      return database
    },
  }
}
