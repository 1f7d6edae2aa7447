import { randomUUID } from 'node:crypto'
import type { Collection } from 'mongodb'
import type { Payload } from 'payload'
import { mongoCollection } from '../database/mongoCollection'
import { database } from '../database/outage'
import { draftsCollection } from '../database/target'
import { minute } from '../domain/durations'
import type { InquiryFields } from '../domain/inquiry'
import { processGlobal } from '../processGlobal'
import { getCms } from '../runtime/cms'

/** Input of a visitor without scripts, for the page that shows it again. */
export interface InquiryDraft {
  fields: InquiryFields
  /** `refused`: it is invalid. `failed`: it couldn't be sent. */
  outcome: 'sent' | 'refused' | 'failed'
  /** The invalid fields. */
  refused: string[]
  /** When the form was first shown, in milliseconds. */
  shownAt: number
}

interface Kept {
  _id: string
  draft: InquiryDraft
  until: Date
}

const lifetime = 15 * minute

const memory = processGlobal('inquiryDrafts', () => new Map<string, Kept>())

const indexed = new WeakSet<Payload>()

/** Shared by all instances: a MongoDB collection with expiry. Undefined on SQLite. */
async function shared(): Promise<Collection<Kept> | undefined> {
  const payload = await getCms()
  const collection = mongoCollection<Kept>(payload, draftsCollection)
  if (collection && !indexed.has(payload)) {
    await database.unlessAway(() => collection.createIndex({ until: 1 }, { expireAfterSeconds: 0 }))
    indexed.add(payload)
  }
  return collection
}

function keepInMemory(kept: Kept): void {
  const now = Date.now()
  for (const [id, { until }] of memory) {
    if (until.getTime() > now) break
    memory.delete(id)
  }
  memory.set(kept._id, kept)
}

/**
 * Stores a draft for 15 minutes. The caller limits how many.
 * @returns the key to read it by
 */
export async function keepDraft(draft: InquiryDraft): Promise<string> {
  const kept = { _id: randomUUID(), draft, until: new Date(Date.now() + lifetime) }
  try {
    const collection = await shared()
    if (collection) await database.unlessAway(() => collection.insertOne(kept))
    else keepInMemory(kept)
  } catch {
    // The database is down, which may be why the inquiry wasn't sent. At least this instance remembers it.
    keepInMemory(kept)
  }
  return kept._id
}

export async function draftOf(id: unknown): Promise<InquiryDraft | undefined> {
  if (typeof id !== 'string') return undefined
  const here = memory.get(id)
  if (here) return here.until.getTime() > Date.now() ? here.draft : undefined
  const collection = await shared()
  if (!collection) return undefined
  const found = await database.unlessAway(() => collection.findOne({ _id: id, until: { $gt: new Date() } }))
  return found?.draft
}
