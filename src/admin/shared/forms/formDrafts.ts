import type { Base } from '@/domain/merge'

const prefix = 'frontdesk_form:'

/** What somebody typed into a form and has not saved. */
export interface Kept<Values> {
  username: string
  values: Values
  /** Of which version of the entry it is a change; null for a new one. */
  version: string | null
  /** What each field was in that version; left out by what was kept before there were any. */
  base?: Base
}

/** What this person typed into the form of this name, in this browser; null when there is nothing. */
export function readKept<Values>(name: string, username: string): Kept<Values> | null {
  // There is no storage while the server draws.
  if (typeof localStorage === 'undefined') return null
  try {
    const kept: Kept<Values> | null = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    return kept?.username === username && kept.values ? kept : null
  } catch {
    return null
  }
}

/** Their writer is logging out: a form that is still open keeps nothing more. */
let isOver = false

export function keepForm<Values>(name: string, kept: Kept<Values>): void {
  if (isOver) return
  try {
    localStorage.setItem(prefix + name, JSON.stringify(kept))
  } catch {
    // The storage is full: what is typed is on the screen alone.
  }
}

export const forgetForm = (name: string) => localStorage.removeItem(prefix + name)

/** Forgets all of them, for as long as this page is open: logging out leaves nothing behind. */
export function forgetKeptForms(): void {
  isOver = true
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
