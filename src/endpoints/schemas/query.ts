import { z } from 'zod'
import { leadStatuses, valuesOf } from '../../domain/lead'
import { apiPageSize, leadPeriods, searchBound } from '../../domain/limits'

const count = z.coerce.number().int().min(1)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const search = z.string().trim().max(searchBound)

/** `?limit` and `?page` of every list. */
export const pageQuery = z.object({
  limit: count.max(apiPageSize).default(apiPageSize),
  page: count.max(1_000_000).default(1),
})

/** The filters of products and posts. */
export const catalogueQuery = pageQuery.extend({
  featured: flag.optional(),
  category: search.optional(),
  search: search.optional(),
})

/** The staff's lists of content. */
export const contentQuery = pageQuery.extend({
  search: search.optional(),
  sort: z.enum(['newest', 'site']).default('newest'),
})

export const leadsQuery = pageQuery.extend({ status: z.enum(valuesOf(leadStatuses)).optional() })

/** `?days` of the figures; by default the shortest period. */
export const leadPeriodQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...leadPeriods]))
    .default(leadPeriods[0]),
})
