import { useState } from 'react'
import { ApiError } from '@/admin/shared/api/api'
import { disputed } from '@/admin/shared/forms/disputed'
import type { EditState } from '@/admin/shared/forms/editState'
import { EditConflict } from '@/admin/shared/forms/saveMerged'
import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import type { StoredSettings } from '@/domain/entities'
import { toast } from '@/toast/toast'
import {
  fieldName,
  groups,
  missing,
  type SettingsErrors,
  type SettingsValues,
  toValues,
  wrong,
} from './settingsForm'
import { useSaveSettings } from './useSettings'

const isAny = (errors: SettingsErrors) => Object.keys(errors).length > 0

/** The form of all settings: values, what is wrong with them, saving, and what others did meanwhile. */
export function useSettingsForm(stored: StoredSettings) {
  const form = usePersistedForm('settings', toValues(stored), stored.updatedAt, groups)
  const saving = useSaveSettings()
  const once = useSingleFlight()
  const [errors, setErrors] = useState<SettingsErrors>({})

  async function send({ values, base, version }: EditState<SettingsValues>) {
    try {
      const { saved } = await saving.mutateAsync({ values, base, version, stored })
      form.reset(toValues(saved), saved.updatedAt)
    } catch (error) {
      if (error instanceof EditConflict) form.takeIn(toValues(error.theirs), error.theirs.updatedAt)
      if (error instanceof ApiError) setErrors(error.fieldErrors)
    }
  }

  function save(edit: EditState<SettingsValues> = form) {
    const empty = missing(edit.values)
    if (isAny(empty))
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      })
    const found = { ...wrong(edit.values), ...empty }
    setErrors(found)
    if (!isAny(found)) void once(() => send(edit))
  }

  return {
    form,
    errors,
    isSaving: saving.isPending,
    conflicts: form.conflict && disputed(form.values, form.conflict, fieldName),
    save: () => save(),
    keepMine: () => save(form.keepMine()),
    discard() {
      setErrors({})
      form.reset(form.saved, form.conflict?.version ?? form.version)
    },
    /** Changes some values; what was wrong at this path is looked at again with the next save. */
    change(changes: Partial<SettingsValues>, path = Object.keys(changes)[0] ?? '') {
      setErrors(({ [path]: _, ...others }) => others)
      form.set(changes)
    },
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
