/** How many entries the screens show: specification §9. */
export const homeLimits = { services: 4, projects: 3, products: 3, posts: 3 } as const
export const recentLeads = 5
/** The periods, in days, for which the dashboard shows the leads. */
export const leadPeriods = [30, 90] as const
export type LeadPeriod = (typeof leadPeriods)[number]
/** Rows of each short list on the dashboard. */
export const dashboardRows = 5
export const relatedEntries = 3
export const featuredProducts = 3
export const cardTechnologies = 3
export const cardFeatures = 4
/** Features or technologies on a card of the back office. */
export const adminCardItems = 3
export const pageSize = 24
/** The most entries that one answer of the API lists; the rest is on its further pages. */
export const apiPageSize = 100
/** Characters that a search may have. */
export const searchBound = 100

/** Ids of found entries that a list of the staff asks the database for; SQLite takes 32,766 at most. */
export const maxMatches = 1000

/** Searches of an address in so many seconds: nobody types more words; each is searched for while it grows. */
export const searchLimit = { points: 120, duration: 60 } as const

/** The first entries of a list and how many are left over, for "+N more". */
export function firstAndMore<Item>(items: readonly Item[], count: number): { first: Item[]; more: number } {
  return { first: items.slice(0, count), more: Math.max(0, items.length - count) }
}
