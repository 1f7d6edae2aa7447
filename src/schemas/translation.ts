import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { valuesOf } from '@/domain/choice'
import { maxSearchLength } from '@/domain/limits'
import { locales } from '@/domain/locales'
import { translationTypes } from '@/domain/translations/fields'
import { translationFilters } from '@/domain/translations/states'
import { pageQuery } from './query'

const hasNoNul = (value: string) => !value.includes('\0')
const text = z.string().max(contentLimits.html).refine(hasNoNul, 'must not contain NUL characters').trim()
const lines = z
  .array(text)
  .max(contentLimits.listItems)
  .transform((all) => all.filter(Boolean))

/** A translation's texts by path. */
export const translationSchema = z.object({
  texts: z.record(z.string().max(200), z.union([text, lines])),
})

export const language = z.enum(locales)

/** Which translations to list, count or export. */
export const translationFilter = z.object({
  state: z.enum(valuesOf(translationFilters)).optional(),
  kind: z.enum(valuesOf(translationTypes)).optional(),
  language: language.optional(),
  search: z.string().trim().max(maxSearchLength).optional(),
  entry: z.string().max(40).optional(),
})

export const translationsQuery = pageQuery.extend(translationFilter.shape)

/** Which translation comes after this one in a list. */
export const translationAfter = translationFilter.extend({ after: z.string().max(200) })

/** Whether visitors are to read what is saved. */
export const savingTranslation = z.object({ state: z.enum(['draft', 'ready']).default('draft') })

/** Which translations to export: those into one language. */
export const translationExport = translationFilter.extend({ language })

export const importSchema = z.object({
  xliff: z.string().min(1),
  isApplied: z.boolean().default(false),
  takesOlder: z.boolean().default(false),
  versions: z.record(z.string().max(200), z.string().max(100)).optional(),
})
