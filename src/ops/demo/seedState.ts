import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { matchAll } from '@/content/matchAll'
import { withLock } from '@/runtime/mutex'
import { readState, removeState, writeState } from '@/runtime/systemState'

/** The progress of seeding a demo; stored until it is done. */
export interface SeedState {
  /** Distinguishes it from one after `seed:reset`. */
  run: string
  /** The reference for the demo's dates, kept across interruptions. */
  startedAt: string
  total: number
  /** Keys of the completed steps. Their entries may have been changed or deleted since. */
  done: string[]
}

const key = 'demo'

export const seededCollections: CollectionSlug[] = [
  'service',
  'product',
  'project',
  'blog-post',
  'page',
  'lead',
  'media',
]

/** Whether the database contains no content, not even in the trash; accounts don't count. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(
    seededCollections.map((collection) => payload.count({ collection, where: matchAll, trash: true })),
  )
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

/** Undefined unless a demo is being seeded or was interrupted. */
export const seedState = (payload: Payload): Promise<SeedState | undefined> =>
  readState<SeedState>(payload, key)

/** Runs `act` while no other process adds or removes demo content. */
export const withSeedLock = <Result>(payload: Payload, act: () => Promise<Result>): Promise<Result> =>
  withLock(payload, 'demo content', act)

/** The seeding to continue: the current one, or a new one in an empty database; otherwise undefined. */
export async function startOrResume(payload: Payload, total: number): Promise<SeedState | undefined> {
  const found = await seedState(payload)
  if (found) return found
  return withSeedLock(payload, async () => {
    const since = await seedState(payload)
    if (since || !(await isEmpty(payload))) return since
    const state = { run: randomUUID(), startedAt: new Date().toISOString(), total, done: [] }
    await writeState(payload, key, state)
    return state
  })
}

export const saveSeedState = (payload: Payload, state: SeedState): Promise<void> =>
  writeState(payload, key, state)

export const endSeedState = (payload: Payload): Promise<void> => removeState(payload, key)
