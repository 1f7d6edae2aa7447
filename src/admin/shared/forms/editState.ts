import { type Base, baseOf, merge, withTheirs } from '@/domain/merge'
import type { FormDraft } from './formDrafts'

/** Fields that two people changed differently. */
export interface Conflict<Values> {
  theirs: Values
  /** The `updatedAt` of their version. */
  version: string
  fields: string[]
}

/** The state of a form being edited: its values and the version they are based on. */
export interface EditState<Values> {
  values: Values
  /** The stored values, as far as this form knows. */
  saved: Values
  base: Base
  /** The `updatedAt` of the version being edited; null for a new entry. */
  version: string | null
  /** The values include input restored from an earlier visit. */
  isRestored: boolean
  conflict: Conflict<Values> | null
  /** The user's values, set aside when they chose the other version, so they can be restored. */
  setAside: { values: Values; fields: string[] } | null
}

/** Fields whose parts are merged individually. */
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

/** Merges in a version that someone else saved. Fields that both changed become a conflict. */
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

/** Restores saved input on top of what is stored now. */
export function restored<Values extends object>(
  kept: FormDraft<Values>,
  stored: EditState<Values>,
  groups: Groups = [],
): EditState<Values> {
  const typed = { ...stored.values, ...kept.values }
  const state = { ...stored, values: typed, isRestored: true }
  if (!stored.version || kept.version === stored.version) return state
  const before = { ...state, base: kept.base ?? {}, version: kept.version }
  return withChanges(before, stored.saved, stored.version, groups)
}

/** Resolves a conflict. `mine` overwrites their version with the next save; `theirs` shows it and sets mine aside. */
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

/** Restores the values that were set aside by choosing theirs. */
export const withMine = <Values extends object>(state: EditState<Values>): EditState<Values> =>
  state.setAside
    ? {
        ...state,
        values: withTheirs(state.values, state.setAside.values, state.setAside.fields),
        setAside: null,
      }
    : state
