import { fieldLabel } from '@/admin/shared/forms/fieldLabel'
import type { StoredSettings } from '@/domain/entities'
import { whatsappContexts } from '@/domain/whatsapp'

/** Fields that may be empty. */
const optionalNames = [
  'analyticsId',
  'inquiryRecipients',
  'securityContact',
  'securityPolicy',
  'securityLanguages',
] as const
type OptionalName = (typeof optionalNames)[number]

export type SettingsValues = Omit<StoredSettings, 'updatedAt' | OptionalName> & Record<OptionalName, string>

export const toValues = ({ updatedAt: _, ...settings }: StoredSettings): SettingsValues => ({
  ...settings,
  ...(Object.fromEntries(optionalNames.map((name) => [name, settings[name] ?? ''])) as Record<
    OptionalName,
    string
  >),
})

/** Fields whose texts are merged individually. */
export const groups = ['whatsappTexts'] as const

/** The label of a field. */
export const fieldName = (path: string): string =>
  whatsappContexts.find(({ name }) => `whatsappTexts.${name}` === path)?.label ?? fieldLabel(path)
