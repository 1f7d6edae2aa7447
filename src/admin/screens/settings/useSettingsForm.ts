import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import type { StoredSettings } from '@/domain/entities'
import { settingsSchema } from '@/schemas/settings'
import { fieldName, groups, type SettingsValues, toValues } from './settingsValues'
import { useSaveSettings } from './useSettings'

export function useSettingsForm(stored: StoredSettings) {
  const saving = useSaveSettings()
  return usePersistedForm<SettingsValues, StoredSettings>({
    name: 'settings',
    stored,
    initial: toValues(stored),
    toValues,
    groups,
    labelOf: fieldName,
    schema: settingsSchema,
    send: async (edit) => (await saving.mutateAsync(edit)).saved,
  })
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
