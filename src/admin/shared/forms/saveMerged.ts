import { type Base, baseOf, merge } from '@/domain/merge'
import { ApiError } from '../api/api'
import type { Groups } from './editState'

/** Form values and the version they are based on. */
export interface Edit<Values, Entity> {
  values: Values
  base: Base
  version: string | null
  /** The entry as it was opened; null for a new one. */
  stored: Entity | null
  /** What earlier saves sent that got no response: it may be what is stored now. */
  unanswered?: readonly Base[]
}

interface SaveOptions<Values, Entity> {
  write: (values: Values, version: string | null, stored: Entity | null) => Promise<Entity>
  read: () => Promise<Entity>
  toValues: (entity: Entity) => Values
  groups?: Groups
}

/** Someone else has changed the same fields. */
export class EditConflict<Entity> extends Error {
  constructor(readonly theirs: Entity) {
    super('Someone else has changed this.')
  }
}

/** The base of an edit, with what it has stored itself without hearing of it. */
function withOwn(base: Base, theirs: Base, unanswered: readonly Base[]): Base {
  const own = Object.entries(theirs).filter(([path, value]) =>
    unanswered.some((sent) => sent[path] === value),
  )
  return { ...base, ...Object.fromEntries(own) }
}

/** How many times to merge and retry before giving up. */
const attempts = 4

/**
 * Saves a form against the version it is based on, merging in what others have saved meanwhile.
 * @returns what is stored now, and the fields taken from others
 * @throws {EditConflict} if someone else changed the same fields
 */
export async function saveMerged<Values extends object, Entity extends { updatedAt: string }>(
  edit: Edit<Values, Entity>,
  { write, read, toValues, groups = [] }: SaveOptions<Values, Entity>,
): Promise<{ saved: Entity; taken: string[] }> {
  let { values, base, version, stored } = edit
  const { unanswered = [] } = edit
  const taken = new Set<string>()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { saved: await write(values, version, stored), taken: [...taken] }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412 || attempt === attempts) throw error
      stored = await read()
      const theirs = toValues(stored)
      const merged = merge(withOwn(base, baseOf(theirs, groups), unanswered), values, theirs)
      if (merged.conflicts.length) throw new EditConflict(stored)
      for (const path of merged.taken) taken.add(path)
      values = merged.values
      base = baseOf(theirs, groups)
      version = stored.updatedAt
    }
  }
}
