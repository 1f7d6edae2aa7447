import { useEffect } from 'react'
import { isLoggingOut } from '../logOut'

const dirtyForms = new Set<symbol>()

/** Whether something on this page was typed that is not saved. */
export const hasUnsaved = () => dirtyForms.size > 0

/** While it is dirty a form is not left without a question, neither by a link nor by closing the tab. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const form = Symbol('form')
    dirtyForms.add(form)
    const onLeave = (event: BeforeUnloadEvent) => {
      // A session that is over is renewed; what was typed waits for it.
      if (!isLoggingOut()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => {
      dirtyForms.delete(form)
      window.removeEventListener('beforeunload', onLeave)
    }
  }, [isDirty])
}
