import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { User } from '../../payload-types'
import { forgetForm, keepForm, readKept } from './keptForms'
import { useUnsaved } from './unsaved'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The values of a form. What is typed is kept in the browser until it is saved, given up or its writer logs
 * out, so that it survives the end of the session, a reload, a wrong click and the browser's end; the same
 * form offers it again.
 * `version` is the `updatedAt` of what is edited.
 */
export function useKeptForm<Values extends object>(
  name: string,
  initial: Values,
  version: string | null = null,
) {
  const username = useAuth<User>().user?.username ?? ''
  const [form, setForm] = useState(() => {
    const kept = readKept<Values>(name, username)
    const isRestored = kept !== null && !isSame(kept.values, initial)
    return isRestored
      ? { values: { ...initial, ...kept.values }, saved: initial, version: kept.version, isRestored }
      : { values: initial, saved: initial, version, isRestored: false }
  })
  const isDirty = !isSame(form.values, form.saved)

  useEffect(() => {
    if (isDirty) keepForm(name, { username, values: form.values, version: form.version })
    else forgetForm(name)
  }, [name, username, isDirty, form.values, form.version])

  useUnsaved(isDirty)

  return {
    ...form,
    isDirty,
    set: (changes: Partial<Values>) =>
      setForm((before) => ({ ...before, values: { ...before.values, ...changes } })),
    /** Takes over what is stored; `values` left out: on it stands what was typed. */
    rebase: (saved: Values, version: string, values?: Values) =>
      setForm((before) => ({ values: values ?? before.values, saved, version, isRestored: false })),
    startAfresh: () => setForm({ values: initial, saved: initial, version, isRestored: false }),
    forget: () => forgetForm(name),
  }
}

export type KeptForm<Values extends object> = ReturnType<typeof useKeptForm<Values>>
