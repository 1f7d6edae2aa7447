import type { Base } from '@/domain/merge'
import { randomId } from '@/domain/randomId'

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

/** When it was stored, in milliseconds; missing in drafts stored by older releases. */
type Stored<Values> = FormDraft<Values> & { at?: number }

/** Tabs keep their input apart: none deletes what another one has not saved yet. */
const tab = randomId()
const keyOf = (name: string) => `${prefix}${name}@${tab}`

/** What this tab keeps, by key. */
const own = new Map<string, string>()

function write(key: string, value: string): void {
  own.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // The storage is full: the input exists on screen only.
  }
}

function parsed<Values>(key: string): Stored<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The keys under which tabs keep the input of a form; without a tab in those of older releases. */
const keysOf = (name: string): string[] =>
  Object.keys(localStorage).filter((key) => key === prefix + name || key.startsWith(`${prefix}${name}@`))

/**
 * The input this user left in the form, in this browser; null if there is none. It is this tab's from now on, unless it
 * is still on another one's screen.
 */
export function readFormDraft<Values>(name: string, username: string): FormDraft<Values> | null {
  // There is no storage during server rendering.
  if (typeof localStorage === 'undefined') return null
  const [newest] = keysOf(name)
    .map((key) => ({ key, kept: parsed<Values>(key) }))
    .filter(({ kept }) => kept?.username === username && kept.values)
    .sort((one, other) => (other.kept?.at ?? 0) - (one.kept?.at ?? 0))
  if (!newest?.kept) return null
  if (newest.key !== keyOf(name)) {
    write(keyOf(name), JSON.stringify(newest.kept))
    localStorage.removeItem(newest.key)
  }
  return newest.kept
}

// Another tab has taken what is on this one's screen, and keeps it under its own key: logging out leaves none.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    const value = key !== null && newValue === null ? own.get(key) : undefined
    if (key === null || value === undefined) return
    const name = key.slice(prefix.length, key.lastIndexOf('@'))
    if (keysOf(name).length) write(key, value)
  })

/** Set on logout, so that a form that is still open stores nothing more. */
let isOver = false

export function storeFormDraft<Values>(name: string, kept: FormDraft<Values>): void {
  if (!isOver) write(keyOf(name), JSON.stringify({ ...kept, at: Date.now() }))
}

export function deleteFormDraft(name: string): void {
  own.delete(keyOf(name))
  localStorage.removeItem(keyOf(name))
}

/** Deletes all stored input and stores nothing more on this page, so that logging out leaves nothing behind. */
export function deleteFormDrafts(): void {
  isOver = true
  own.clear()
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
