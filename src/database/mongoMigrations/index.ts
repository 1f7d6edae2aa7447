import type { Payload } from 'payload'
import { closingDays } from './closingDays'
import { creators } from './creators'
import { firstNextStep } from './firstNextStep'
import { leadNumbersAndNotes } from './leadNumbersAndNotes'
import { localizedEntries } from './localizedEntries'
import { textPageDrafts } from './textPageDrafts'

/**
 * A data migration for MongoDB, which has no schema for SQLite's migrations to change. It may be killed at any time and
 * then starts over, so every step must be repeatable; and the data must stay usable for the previous version until that
 * stops.
 */
export interface MongoMigration {
  /** Sorts after earlier ones: `20261122_093000_what_it_does`. Must not be the name of a SQLite migration. */
  name: string
  up(payload: Payload): Promise<void>
}

/** In order; names never change. */
export const mongoMigrations: MongoMigration[] = [
  { name: '20261122_083001_lead_numbers_and_notes', up: leadNumbersAndNotes },
  { name: '20261123_003330_creators', up: creators },
  { name: '20261123_004331_first_next_step', up: firstNextStep },
  { name: '20261123_023509_closing_days', up: closingDays },
  { name: '20261123_080108_localized_entries', up: localizedEntries },
  { name: '20261124_155950_text_page_drafts', up: textPageDrafts },
]
