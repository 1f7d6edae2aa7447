/** How many entries the screens show (specification §9). */
export const homeLimits = { services: 4, projects: 3, cases: 3, products: 3, posts: 3 } as const
export const recentLeads = 5
/** The periods for lead figures on the dashboard, in days. */
export const leadPeriods = [30, 90] as const
export type LeadPeriod = (typeof leadPeriods)[number]
/** Rows of each short list on the dashboard. */
export const dashboardRows = 5
export const relatedEntries = 3
export const featuredProducts = 3
export const cardTechnologies = 3
export const cardFeatures = 4
/** Characters of a text on a card; a usual one is shorter. */
export const cardText = 400
/** Features or technologies on a card in the back office. */
export const adminCardItems = 3
export const pageSize = 24
/** The maximum number of entries in an API response. */
export const apiPageSize = 100
/** Entries suggested while typing a search. */
export const suggestions = 6
/** The maximum length of a search, in characters. */
export const maxSearchLength = 100

/** The maximum number of entries to choose from by title. */
export const maxMatches = 1000

/** Searches per address in this many seconds. Every keystroke may search, and nobody types faster. */
export const searchLimit = { points: 120, duration: 60 } as const

/** The first entries of a list and how many are left, for “+N more”. */
export function firstAndMore<Item>(items: readonly Item[], count: number): { first: Item[]; more: number } {
  return { first: items.slice(0, count), more: Math.max(0, items.length - count) }
}

/** The maximum number of entries or leads in one bulk action. */
export const bulkLimit = 100
