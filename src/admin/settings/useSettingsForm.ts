import { useState } from 'react'
import type { StoredSettings } from '../../domain/entities'
import { toast } from '../../toast/toast'
import { ApiError } from '../api'
import { useKeptForm } from '../crud/useKeptForm'
import { useOneAtATime } from '../ui/useOneAtATime'
import { missing, type SettingsErrors, type SettingsValues, toValues, wrong } from './settingsForm'
import { fetchSettings, useSaveSettings } from './useSettings'

const isAny = (errors: SettingsErrors) => Object.keys(errors).length > 0

/** The form of all settings: values, what is wrong with them, saving, and what others did meanwhile. */
export function useSettingsForm(stored: StoredSettings) {
  const form = useKeptForm('settings', toValues(stored), stored.updatedAt)
  const saving = useSaveSettings()
  const once = useOneAtATime()
  const [errors, setErrors] = useState<SettingsErrors>({})
  const [theirs, setTheirs] = useState<StoredSettings | null>(null)
  /** Grows with each try, so that the first field at fault takes the focus each time. */
  const [tries, setTries] = useState(0)

  async function send() {
    try {
      const saved = await saving.mutateAsync({ body: form.values, version: form.version })
      form.rebase(toValues(saved), saved.updatedAt, toValues(saved))
    } catch (error) {
      if (!(error instanceof ApiError)) return
      if (error.status === 412) setTheirs(await fetchSettings().catch(() => null))
      setErrors(error.fieldErrors)
    }
  }

  function save() {
    setTries((count) => count + 1)
    const empty = missing(form.values)
    if (isAny(empty))
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      })
    const found = { ...wrong(form.values), ...empty }
    setErrors(found)
    if (!isAny(found)) void once(send)
  }

  return {
    form,
    errors,
    tries,
    isSaving: saving.isPending,
    theirs: theirs && toValues(theirs),
    save,
    discard() {
      setErrors({})
      form.rebase(form.saved, form.version ?? stored.updatedAt, form.saved)
    },
    /** Changes some values; what was wrong at this path is looked at again with the next save. */
    change(changes: Partial<SettingsValues>, path = Object.keys(changes)[0] ?? '') {
      setErrors(({ [path]: _, ...others }) => others)
      form.set(changes)
    },
    loadTheirs() {
      if (theirs) form.rebase(toValues(theirs), theirs.updatedAt, toValues(theirs))
      setTheirs(null)
    },
    /** What was typed stands; the next save puts it over theirs, knowingly. */
    keepMine() {
      if (theirs) form.rebase(toValues(theirs), theirs.updatedAt)
      setTheirs(null)
    },
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
