import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { valuesOf } from '@/domain/choice'
import type { ContentCollection } from '@/domain/contentCollections'
import { isDay } from '@/domain/dayRange'
import { entryStates, ordersOf } from '@/domain/entryList'
import {
  budgetBands,
  leadDues,
  leadFolders,
  leadLimits,
  leadOrders,
  leadStatuses,
  ownerKeywords,
  serviceTypes,
} from '@/domain/lead'
import { apiPageSize, bulkLimit, leadPeriods, maxSearchLength } from '@/domain/limits'
import { locales } from '@/domain/locales'
import { idSchema } from './id'
import { text } from './text'

const count = z.coerce.number().int().min(1)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const search = z.string().trim().max(maxSearchLength)
const day = z.string().refine(isDay, 'must be a day, such as 2026-11-21')

/** `?from` and `?to`: calendar days, both included. */
const dayRange = { from: day.optional(), to: day.optional() }

/** A value of a field that lists are narrowed by. */
const facet = z.string().trim().min(1).max(contentLimits.listItem)

/** `?limit` and `?page` of every list. */
export const pageQuery = z.object({
  limit: count.max(apiPageSize).default(apiPageSize),
  page: count.max(1_000_000).default(1),
})

/** `?locale` of what visitors read: entries that have no translation there are in their original language. */
export const localeQuery = z.object({ locale: z.enum(locales).optional() })

/** A public list. */
export const publicPageQuery = pageQuery.extend(localeQuery.shape)

/** The filters of products and posts. */
export const catalogQuery = publicPageQuery.extend({
  featured: flag.optional(),
  category: search.optional(),
  search: search.optional(),
})

/** The staff list of a collection. */
export const contentQuery = (collection: ContentCollection) =>
  pageQuery.extend({
    search: search.optional(),
    state: z.enum(valuesOf(entryStates)).optional(),
    category: facet.optional(),
    author: facet.optional(),
    tag: facet.optional(),
    ...dayRange,
    sort: z.enum(ordersOf(collection).map(({ value }) => value)).default('newest'),
  })

/** `?days` of the figures; defaults to the shortest period. */
export const leadPeriodQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...leadPeriods]))
    .default(leadPeriods[0]),
})

/** Whole rupees. */
const value = z.coerce.number().int().min(0).max(leadLimits.estimatedValue)

/** Which leads to list, summarize or export. */
export const leadFilterQuery = z.object({
  folder: z.enum(valuesOf(leadFolders)).default('inbox'),
  status: z.enum(valuesOf(leadStatuses)).optional(),
  serviceType: z.enum(valuesOf(serviceTypes)).optional(),
  budget: z.enum(valuesOf(budgetBands)).optional(),
  owner: z.union([z.enum(ownerKeywords), idSchema], 'must be an id, none or me').optional(),
  search: search.optional(),
  ...dayRange,
  minValue: value.optional(),
  maxValue: value.optional(),
  due: z.enum(valuesOf(leadDues)).optional(),
})

export const leadsQuery = pageQuery.extend({
  ...leadFilterQuery.shape,
  sort: z.enum(valuesOf(leadOrders)).default('newest'),
})

/** All leads that match a filter or, with `ids`, only the given ones among them. */
export const leadExportQuery = leadFilterQuery.extend({
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(idSchema).max(bulkLimit))
    .optional(),
})

/** The moment after which leads are new; ISO 8601. */
export const leadEventsQuery = z.object({ since: z.iso.datetime().optional() })

/** `?search` of the suggestions. */
export const suggestionQuery = localeQuery.extend({ search: text(maxSearchLength) })

/** `?q` of the back office's search. */
export const adminSearchQuery = z.object({ q: search.min(1) })
