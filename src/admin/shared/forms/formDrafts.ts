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

export function keepForm<Values>(name: string, kept: Kept<Values>): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(kept))
  } catch {
    // The storage is full: what is typed is on the screen alone.
  }
}

export const forgetForm = (name: string) => localStorage.removeItem(prefix + name)

/** Forgets all of them: whoever logs out leaves nothing behind. */
export function forgetKeptForms(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
