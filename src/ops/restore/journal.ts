import { readFile, rm } from 'node:fs/promises'
import type { Db } from 'mongodb'
import * as z from 'zod'
import { operationsCollection } from '@/database/target'
import { writeDurably } from '../backup/durable'

/**
 * The progress of a restore. Until `done` is written the old data is valid, and the next process restores it; from then
 * on the new data is.
 */
const journalSchema = z.object({
  id: z.string().regex(/^[0-9a-z]+$/),
  state: z.enum(['loading', 'switching', 'done', 'undone']),
  source: z.string(),
  startedAt: z.string(),
  /** What is restored, and whether it replaces something. `slot` names its temporary collection. */
  collections: z.array(z.object({ name: z.string(), slot: z.number().int(), existed: z.boolean() })),
  database: z.object({ brought: z.boolean(), existed: z.boolean() }),
  media: z.object({ brought: z.boolean(), existed: z.boolean() }),
  /** Whose media it replaces: the process that rolls a SQLite file back may have other settings. */
  dataDir: z.string().optional(),
})

export type Journal = z.infer<typeof journalSchema>

export interface JournalPlace {
  read(): Promise<Journal | undefined>
  write(journal: Journal): Promise<void>
}

/** Next to the SQLite file, where every user of the file finds it. `oldFile`: its place in version 0.1. */
export function journalFile(database: string, oldFile: string): JournalPlace {
  const file = `${database}.restore.json`
  const textOf = (place: string) =>
    readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
      // One that can't be read may say that a restore was interrupted.
      if (error.code !== 'ENOENT') throw error
      return undefined
    })
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

/** In the database itself: the next process may run on another machine than the killed one. */
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
