import { baseOf, merge, withTheirs } from '@/domain/merge'
import { type EditState, fresh } from '../forms/editState'
import { isSame } from '../forms/useSchemaForm'

/** The state of a form that saves while it is edited. */
export interface AutosaveState<Values> extends EditState<Values> {
  /** What the server stored for `saved`: it trims texts, and fills empty fields. */
  stored: Values
}

/** A form as it was just opened or loaded. */
export const opened = <Values extends object>(stored: Values, version: string): AutosaveState<Values> => ({
  ...fresh(stored, version),
  stored,
})

/** The names of fields that differ. */
export const changedFields = <Values extends object>(one: Values, other: Values) =>
  (Object.keys(other) as (keyof Values & string)[]).filter((name) => !isSame(one[name], other[name]))

/** The names of fields that the server filled, and that were empty and still are. */
export const filledFields = <Values extends object>(sent: Values, typed: Values, stored: Values) =>
  changedFields(sent, stored).filter((name) => sent[name] === '' && typed[name] === '')

/** What was typed, with fields unchanged since the last save as the server stored them. */
export function asStored<Values extends object>(
  typed: Values,
  { saved, stored }: Pick<AutosaveState<Values>, 'saved' | 'stored'>,
): Values {
  const names = Object.keys(typed) as (keyof Values)[]
  const same = names.filter((name) => isSame(typed[name], saved[name]))
  return { ...typed, ...Object.fromEntries(same.map((name) => [name, stored[name]])) }
}

/**
 * What discarding restored input sets: fields that it changed, and that are as it left them.
 * @param first the form as it was opened, with the restored input
 */
export function withoutRestored<Values extends object>(
  typed: Values,
  first: Pick<AutosaveState<Values>, 'values' | 'saved'>,
): Partial<Values> {
  const left = changedFields(first.saved, first.values).filter((name) =>
    isSame(typed[name], first.values[name]),
  )
  return Object.fromEntries(left.map((name) => [name, first.saved[name]])) as Partial<Values>
}

interface Saved<Values> {
  /** The form when it was sent. */
  sent: Values
  /** The form now: typing goes on while it is saved. */
  typed: Values
  /** What the server stored. */
  stored: Values
  version: string
  /** Fields that came from someone else. */
  taken: string[]
}

/**
 * The state after a save. Others' changes are applied; a field that was typed in since it was sent, and that someone
 * else changed, is a conflict. What the server merely tidied up stays as typed.
 */
export function afterSave<Values extends object>(
  state: AutosaveState<Values>,
  { sent, typed, stored, version, taken }: Saved<Values>,
): AutosaveState<Values> {
  const saved = withTheirs(sent, stored, taken)
  const { values, conflicts } = merge(baseOf(sent), typed, saved)
  return {
    ...state,
    values,
    saved,
    stored,
    // Until a conflict is settled, the version stays the one that the values are based on: any save is refused.
    ...(conflicts.length
      ? { conflict: { theirs: stored, version, fields: conflicts } }
      : { base: baseOf(stored), version, conflict: null }),
  }
}
