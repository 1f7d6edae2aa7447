import { useEffect, useEffectEvent } from 'react'
import type { Saving } from './saving'

/** Milliseconds after the last keystroke before a draft is saved, and between attempts after a failure. */
const pause = 1200
const retryPause = 5000

interface Watched {
  /** The values, as JSON. */
  typed: string
  /** What is known of the stored version; another one after each save. */
  edit: object
  saving: Saving
  /** There is something to save, and nothing that keeps it from being saved. */
  isNeeded: boolean
}

/** Saves whenever typing pauses; after a failure that the fields don't explain, later and once there is a connection. */
export function useAutosave({ typed, edit, saving, isNeeded }: Watched, save: () => void): void {
  const autosave = useEffectEvent(save)
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the pause; so does the end of a save.
  useEffect(() => {
    if (!isNeeded || saving.state === 'saving') return
    const isStuck = saving.state === 'failed' && !saving.isFixable
    const timer = setTimeout(autosave, isStuck ? retryPause : pause)
    window.addEventListener('online', autosave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', autosave)
    }
  }, [typed, isNeeded, saving, edit])
}
