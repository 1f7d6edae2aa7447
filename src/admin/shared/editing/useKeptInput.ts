import { useEffect } from 'react'
import { deleteFormDraft, storeFormDraft } from '../forms/formDrafts'
import type { AutosaveState } from './autosave'

interface Input<Values extends object> {
  /** Empty once the session has ended. */
  username: string
  values: Values
  /** The same as JSON. */
  typed: string
  edit: AutosaveState<Values>
  isDirty: boolean
}

/** Stores input in the browser until the server has it. */
export function useKeptInput<Values extends object>(
  name: string,
  { username, values, typed, edit, isDirty }: Input<Values>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `values` is new on every render; `typed` is its content.
  useEffect(() => {
    // The session has ended: leave the stored input to its owner.
    if (!username) return
    const { version, base } = edit
    if (isDirty) storeFormDraft(name, { username, values, version, base })
    else deleteFormDraft(name)
  }, [name, username, isDirty, typed, edit])
}
