import { searchSuggestions } from '@/content/searchEntries'
import { suggestionQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { localeOptionsOf } from './localeOptionsOf'

/** Suggestions while typing (decision 056). The front server limits searches, this one with all others. */
export const publicSearch = endpoint({
  method: 'get',
  path: '/search',
  query: suggestionQuery,
  handle: async ({ query: { search, locale } }) => searchSuggestions(search, await localeOptionsOf(locale)),
})
