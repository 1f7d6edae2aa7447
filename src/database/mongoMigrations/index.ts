import type { Payload } from 'payload'
import { leadNumbersAndNotes } from './leadNumbersAndNotes'

/**
 * A change of stored data that MongoDB needs, since it has no schema that SQLite's migrations could change. It may be
 * killed at any moment and is then run again from its beginning, so each of its steps must bear being done twice; and
 * it must leave the data so that the version before can go on with it until it is stopped.
 */
export interface MongoMigration {
  /** Sorts after those before it: `20261122_093000_what_it_does`, never the name of one of SQLite's. */
  name: string
  up(payload: Payload): Promise<void>
}

/** In their order; a name stays for good. */
export const mongoMigrations: MongoMigration[] = [
  { name: '20261122_083001_lead_numbers_and_notes', up: leadNumbersAndNotes },
]
