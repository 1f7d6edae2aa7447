import { useEffect, useEffectEvent } from 'react'
import { isLoggingOut } from '@/admin/session/logOut'

interface UnsavedForm {
  /** What was typed is there again when the form is opened the next time. */
  isKept: boolean | undefined
  /** Asks before the dialog closes in which the form is. */
  ask: (() => void) | undefined
}

/** In the order in which they were opened. */
const dirtyForms = new Map<symbol, UnsavedForm>()

/** Whether something on this page was typed that is not saved. */
export const hasUnsaved = () => dirtyForms.size > 0

export const isAllKept = () => [...dirtyForms.values()].every(({ isKept }) => isKept)

/** What asks before the topmost dialog with something unsaved in it is closed. */
export const dialogQuestion = () => [...dirtyForms.values()].findLast(({ ask }) => ask)?.ask

type Guard = (go: () => void, forgets: boolean) => void
let guard: Guard | null = null

/** Sets what asks before a screen is left; what it returns takes that away. */
export function guardLeaving(asks: Guard): () => void {
  guard = asks
  return () => {
    guard = null
  }
}

/** Goes, after a question where something is unsaved; `forgets`: what is kept goes too. */
export function leave(go: () => void, { forgets = false } = {}): void {
  if (guard && hasUnsaved()) guard(go, forgets)
  else go()
}

/** While it is dirty a form is not left without a question, neither by a link nor by closing the tab. */
export function useUnsaved(isDirty: boolean, { isKept, ask }: Partial<UnsavedForm> = {}): void {
  const askNow = useEffectEvent(() => ask?.())
  const isInDialog = ask !== undefined
  useEffect(() => {
    if (!isDirty) return
    const form = Symbol('form')
    dirtyForms.set(form, { isKept, ask: isInDialog ? () => askNow() : undefined })
    const onLeave = (event: BeforeUnloadEvent) => {
      // A session that is over is renewed; what was typed waits for it.
      if (!isLoggingOut()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => {
      dirtyForms.delete(form)
      window.removeEventListener('beforeunload', onLeave)
    }
  }, [isDirty, isKept, isInDialog])
}
