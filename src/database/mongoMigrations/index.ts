import type { Payload } from 'payload'
import { leadNumbersAndNotes } from './leadNumbersAndNotes'

/**
 * A change of stored data for MongoDB, which has no schema that SQLite's migrations could change. It may be
 * killed at any time and then runs again from the start, so every step must be repeatable; and it must leave
 * data that the previous version can still work with until it stops.
 */
export interface MongoMigration {
  /** Sorts after earlier ones: `20261122_093000_what_it_does`. Never the name of a SQLite migration. */
  name: string
  up(payload: Payload): Promise<void>
}

/** In order; a name never changes. */
export const mongoMigrations: MongoMigration[] = [
  { name: '20261122_083001_lead_numbers_and_notes', up: leadNumbersAndNotes },
]
