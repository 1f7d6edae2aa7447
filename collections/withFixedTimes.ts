import type { Field, SanitizedConfig } from 'payload'
import { nobodyField } from '../access/nobody'

const times: readonly string[] = ['createdAt', 'updatedAt']

const isTime = (field: Field): field is Field & { name: string; access?: object } =>
  'name' in field && times.includes(field.name)

/** Payload lets clients set when an entry was created and updated. Here only the product does. */
export function withFixedTimes(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    for (const field of fields.filter(isTime))
      field.access = { ...field.access, create: nobodyField, update: nobodyField }
  return config
}
