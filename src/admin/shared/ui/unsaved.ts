import { useEffect, useEffectEvent } from 'react'
import { isLoggingOut } from '@/admin/session/logOut'

interface UnsavedForm {
  /** Unsaved changes are restored when the form is opened again. */
  isPersisted: boolean | undefined
  /** Asks before the form's dialog is closed. */
  ask: (() => void) | undefined
}

/** In the order they were opened. */
const dirtyForms = new Map<symbol, UnsavedForm>()

/** Whether a form on this page has unsaved changes. */
export const hasUnsaved = () => dirtyForms.size > 0

export const isAllPersisted = () => [...dirtyForms.values()].every(({ isPersisted }) => isPersisted)

/** The question of the topmost dialog with unsaved changes. */
export const dialogQuestion = () => [...dirtyForms.values()].findLast(({ ask }) => ask)?.ask

type Guard = (go: () => void, forgets: boolean) => void
let guard: Guard | null = null

/** Sets the question asked before leaving a screen. @returns a function that removes it */
export function guardLeaving(asks: Guard): () => void {
  guard = asks
  return () => {
    guard = null
  }
}

/** Leaves the screen, asking first if there are unsaved changes; `forgets` also deletes stored drafts. */
export function leave(go: () => void, { forgets = false } = {}): void {
  if (guard && hasUnsaved()) guard(go, forgets)
  else go()
}

/** Asks before a link or closing the tab leaves a form with unsaved changes. */
export function useUnsaved(isDirty: boolean, { isPersisted, ask }: Partial<UnsavedForm> = {}): void {
  const askNow = useEffectEvent(() => ask?.())
  const isInDialog = ask !== undefined
  useEffect(() => {
    if (!isDirty) return
    const form = Symbol('form')
    dirtyForms.set(form, { isPersisted, ask: isInDialog ? () => askNow() : undefined })
    const onLeave = (event: BeforeUnloadEvent) => {
      // An ended session is renewed; the changes wait for that.
      if (!isLoggingOut()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => {
      dirtyForms.delete(form)
      window.removeEventListener('beforeunload', onLeave)
    }
  }, [isDirty, isPersisted, isInDialog])
}
