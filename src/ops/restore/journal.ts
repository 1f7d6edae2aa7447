import { readFile, rm } from 'node:fs/promises'
import type { Db } from 'mongodb'
import { z } from 'zod'
import { operationsCollection } from '@/database/target'
import { writeDurably } from '../backup/durable'

/**
 * How far a restore has come. Until `done` is written the old data is what counts, and whoever comes next
 * puts back what was set aside; from then on the new data counts.
 */
const journalSchema = z.object({
  id: z.string().regex(/^[0-9a-z]+$/),
  state: z.enum(['loading', 'switching', 'done', 'undone']),
  source: z.string(),
  startedAt: z.string(),
  /** What is brought, and whether there was something in its place. `slot` names its temporary collection. */
  collections: z.array(z.object({ name: z.string(), slot: z.number().int(), existed: z.boolean() })),
  database: z.object({ brought: z.boolean(), existed: z.boolean() }),
  media: z.object({ brought: z.boolean(), existed: z.boolean() }),
  /** Whose media it replaces: who puts a file of SQLite back may have other settings. */
  dataDir: z.string().optional(),
})

export type Journal = z.infer<typeof journalSchema>

export interface JournalPlace {
  read(): Promise<Journal | undefined>
  write(journal: Journal): Promise<void>
}

/** Beside the file of SQLite, where everybody finds it who finds the file. `oldFile`: where version 0.1 had it. */
export function journalFile(database: string, oldFile: string): JournalPlace {
  const file = `${database}.restore.json`
  const textOf = (place: string) => readFile(place, 'utf8').catch(() => undefined)
  return {
    async read() {
      const text = (await textOf(file)) ?? (await textOf(oldFile))
      return text === undefined ? undefined : journalSchema.parse(JSON.parse(text))
    },
    async write(journal) {
      await writeDurably(file, JSON.stringify(journal))
      await rm(oldFile, { force: true })
    },
  }
}

/** In the database itself: with several machines, the next one to come need not be the one that was killed. */
export function journalRow(db: Db): JournalPlace {
  const rows = db.collection<{ _id: string; journal: Journal }>(operationsCollection)
  return {
    async read() {
      const row = await rows.findOne({ _id: 'journal' })
      return row ? journalSchema.parse(row.journal) : undefined
    },
    async write(journal) {
      const safely = { upsert: true, writeConcern: { w: 'majority' as const, journal: true } }
      await rows.replaceOne({ _id: 'journal' }, { journal }, safely)
    },
  }
}
