import * as z from 'zod'
import { valuesOf } from '@/domain/choice'
import { listViews, type SavedView, savedViewLimits } from '@/domain/listSettings'
import { text } from './text'

const view = z.enum(valuesOf(listViews))

export const listViewSchema = z.object({ view })

/** The parameters of a list's address. */
const query = z
  .string()
  .max(savedViewLimits.query)
  .transform((value) => `${new URLSearchParams(value)}`)

export const savedViewSchema = z.object({ name: text(savedViewLimits.name), query })

export const savedViewNameSchema = savedViewSchema.pick({ name: true })

const stored: z.ZodType<SavedView> = z.object({ id: z.string(), name: z.string(), query: z.string() })

/** As stored; Payload's own endpoints let people write anything to their preferences. */
export const storedListSettings = z
  .object({ view: view.catch('cards'), views: z.array(stored).max(savedViewLimits.perList).catch([]) })
  .catch({ view: 'cards', views: [] })
