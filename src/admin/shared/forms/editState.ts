import { type Base, baseOf, merge, withTheirs } from '@/domain/merge'
import type { Kept } from './formDrafts'

/** Fields that two people changed, each in another way. */
export interface Conflict<Values> {
  theirs: Values
  /** The `updatedAt` of theirs. */
  version: string
  fields: string[]
}

/** A form while it is edited: what is typed, and what that was made from. */
export interface EditState<Values> {
  values: Values
  /** What is stored, as far as this form knows. */
  saved: Values
  base: Base
  /** The `updatedAt` of what was edited; null for a new one. */
  version: string | null
  /** Text of an earlier visit stands in it. */
  isRestored: boolean
  conflict: Conflict<Values> | null
  /** What was typed where theirs was chosen, to be brought back. */
  setAside: { values: Values; fields: string[] } | null
}

/** What a kind of form has in common: the groups whose texts are merged one by one. */
export type Groups = readonly string[]

export const fresh = <Values extends object>(
  saved: Values,
  version: string | null,
  groups: Groups = [],
): EditState<Values> => ({
  values: saved,
  saved,
  base: baseOf(saved, groups),
  version,
  isRestored: false,
  conflict: null,
  setAside: null,
})

/** Takes in what somebody else saved: what only they changed at once, about the rest the writer is asked. */
export function withChanges<Values extends object>(
  state: EditState<Values>,
  theirs: Values,
  version: string,
  groups: Groups = [],
): EditState<Values> {
  const { values, conflicts } = merge(state.base, state.values, theirs)
  return conflicts.length
    ? { ...state, values, saved: theirs, conflict: { theirs, version, fields: conflicts } }
    : { ...state, values, saved: theirs, base: baseOf(theirs, groups), version, conflict: null }
}

/** What was kept of an earlier visit, upon what is stored by now. */
export function restored<Values extends object>(
  kept: Kept<Values>,
  stored: EditState<Values>,
  groups: Groups = [],
): EditState<Values> {
  const typed = { ...stored.values, ...kept.values }
  const state = { ...stored, values: typed, isRestored: true }
  if (!stored.version || kept.version === stored.version) return state
  const before = { ...state, base: kept.base ?? {}, version: kept.version }
  return withChanges(before, stored.saved, stored.version, groups)
}

/** Settles a conflict: mine goes over theirs with the next save, or theirs is shown and mine set aside. */
export function settled<Values extends object>(
  state: EditState<Values>,
  chosen: 'mine' | 'theirs',
  groups: Groups = [],
): EditState<Values> {
  if (!state.conflict) return state
  const { theirs, version, fields } = state.conflict
  const next = { ...state, base: baseOf(theirs, groups), version, conflict: null }
  if (chosen === 'mine') return next
  return {
    ...next,
    values: withTheirs(state.values, theirs, fields),
    setAside: { values: state.values, fields },
  }
}

/** Brings back what was typed where theirs was chosen. */
export const withMine = <Values extends object>(state: EditState<Values>): EditState<Values> =>
  state.setAside
    ? {
        ...state,
        values: withTheirs(state.values, state.setAside.values, state.setAside.fields),
        setAside: null,
      }
    : state
