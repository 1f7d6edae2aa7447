import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { User } from '@/payload-types'
import { useUnsaved } from '../ui/unsaved'
import { fresh, type Groups, restored, settled, withChanges, withMine } from './editState'
import { forgetForm, keepForm, readKept } from './formDrafts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const none: Groups = []

/**
 * The values of a form. What is typed is kept in the browser until it is saved, given up or its writer logs
 * out, so that it survives the end of the session, a reload, a wrong click and the browser's end; the same
 * form offers it again, merged with what others have saved since.
 * @param version the `updatedAt` of what is edited
 * @param groups fields whose parts are merged one by one
 */
export function usePersistedForm<Values extends object>(
  name: string,
  initial: Values,
  version: string | null = null,
  groups: Groups = none,
) {
  const username = useAuth<User>().user?.username ?? ''
  const [form, setForm] = useState(() => {
    const stored = fresh(initial, version, groups)
    const kept = readKept<Values>(name, username)
    return kept && !isSame(kept.values, initial) ? restored(kept, stored, groups) : stored
  })
  const isDirty = !isSame(form.values, form.saved)

  useEffect(() => {
    // The session has ended: what is kept stays its writer's.
    if (!username) return
    const { values, version, base } = form
    if (isDirty) keepForm(name, { username, values, version, base })
    else forgetForm(name)
  }, [name, username, isDirty, form])

  useUnsaved(isDirty, { isKept: true })

  return {
    ...form,
    isDirty,
    set: (changes: Partial<Values>) =>
      setForm((before) => ({ ...before, values: { ...before.values, ...changes } })),
    /** Shows what is stored, and nothing else. */
    reset: (saved: Values, version: string | null) => setForm(fresh(saved, version, groups)),
    /** Takes in what somebody else saved meanwhile. */
    takeIn: (theirs: Values, version: string) =>
      setForm((before) => withChanges(before, theirs, version, groups)),
    /** Settles a conflict in one's favour. @returns what is to be saved now */
    keepMine() {
      const mine = settled(form, 'mine', groups)
      setForm(mine)
      return mine
    },
    reloadTheirs: () => setForm((before) => settled(before, 'theirs', groups)),
    restoreMine: () => setForm(withMine),
    startAfresh: () => setForm(fresh(initial, version, groups)),
    forget: () => forgetForm(name),
  }
}

export type KeptForm<Values extends object> = ReturnType<typeof usePersistedForm<Values>>
