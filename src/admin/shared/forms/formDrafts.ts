import type { Base } from '@/domain/merge'

const prefix = 'frontdesk_form:'

/** Unsaved input of a form. */
export interface FormDraft<Values> {
  username: string
  values: Values
  /** The version it is based on; null for a new entry. */
  version: string | null
  /** The field values of that version; missing in drafts stored by older releases. */
  base?: Base
}

/** The input this user left in the form, in this browser; null if there is none. */
export function readFormDraft<Values>(name: string, username: string): FormDraft<Values> | null {
  // There is no storage during server rendering.
  if (typeof localStorage === 'undefined') return null
  try {
    const kept: FormDraft<Values> | null = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    return kept?.username === username && kept.values ? kept : null
  } catch {
    return null
  }
}

/** Set on logout, so that a form that is still open stores nothing more. */
let isOver = false

export function storeFormDraft<Values>(name: string, kept: FormDraft<Values>): void {
  if (isOver) return
  try {
    localStorage.setItem(prefix + name, JSON.stringify(kept))
  } catch {
    // The storage is full: the input exists on screen only.
  }
}

export const deleteFormDraft = (name: string) => localStorage.removeItem(prefix + name)

/** Deletes all stored input and stores nothing more on this page, so that logging out leaves nothing behind. */
export function deleteFormDrafts(): void {
  isOver = true
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
