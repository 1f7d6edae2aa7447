import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
  FieldHook,
  GlobalAfterChangeHook,
} from 'payload'
import { keepTranslations } from '@/content/translations/publicTexts'
import { removeTranslations, syncTranslations } from '@/content/translations/rows'
import type { TranslatedKind } from '@/domain/translations/fields'

const sync: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  const subject = { kind: collection.slug as TranslatedKind, entry: String(doc.id) }
  await syncTranslations({ payload: req.payload, req }, subject)
  return doc
}

const remove: CollectionAfterDeleteHook = async ({ doc, id, collection, req }) => {
  const subject = { kind: collection.slug as TranslatedKind, entry: String(id) }
  await removeTranslations({ payload: req.payload, req }, subject)
  return doc
}

/** Adds a hook that sees to all localized fields, on the first of them. */
export function withLanguageHook(fields: Field[], hook: FieldHook): Field[] {
  const first = fields.findIndex((field) => 'localized' in field && field.localized)
  return fields.map((field, index) =>
    index === first && (field.type === 'text' || field.type === 'textarea')
      ? ({
          ...field,
          hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), hook] },
        } as Field)
      : field,
  )
}

/** The same for the settings. */
export const syncSettingsTranslations: GlobalAfterChangeHook = async ({ doc, req }) => {
  await syncTranslations({ payload: req.payload, req }, { kind: 'site-settings', entry: 'site-settings' })
  return doc
}

/** Entries of the collection have translations with states of their own (decision 071). */
export function translatable(config: CollectionConfig): CollectionConfig {
  const { fields, hooks = {} } = config
  return {
    ...config,
    fields: withLanguageHook(fields, keepTranslations),
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), sync],
      afterDelete: [...(hooks.afterDelete ?? []), remove],
    },
  }
}
