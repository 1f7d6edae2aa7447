import { apiRequest } from '@/admin/shared/api/api'
import { type Address, describeList, oneOf } from '@/admin/shared/lists/listAddress'
import { listQuery } from '@/admin/shared/lists/listQuery'
import { translationsKey } from '@/admin/shared/translations/translationQueries'
import { type Locale, localeNames, locales } from '@/domain/locales'
import { translationTypes } from '@/domain/translations/fields'
import { type TranslationLine, translationFilters } from '@/domain/translations/states'

export const languageChoices = locales.map((value) => ({ value, label: localeNames[value] }))

const filters = {
  language: oneOf(languageChoices),
  state: oneOf(translationFilters),
  kind: oneOf(translationTypes),
}

export const translationList = describeList(filters)
export type TranslationAddress = Address<typeof filters>

/** What the list and its counts are narrowed to. */
export const filtersOf = ({ page: _, opened: __, ...address }: Partial<TranslationAddress>) =>
  translationList.write(address)

export const translationsQuery = ({ page, ...address }: TranslationAddress) =>
  listQuery({ key: translationsKey, path: '/api/admin/translations', filters: filtersOf(address), page })

/** What a translation's address keeps of the list that it was opened from; its language is its own. */
export const keptFilter = ({ kind, search, state }: TranslationAddress) =>
  translationList.write({ kind, search, state })

/** Leads on through the list: the one after a translation in its language, by default of those that aren't ready. */
export const nextQuery = (
  { kind, search, state = 'open' }: TranslationAddress,
  { id, language }: { id: string; language: Locale },
) => {
  const query = translationList.write({ kind, search, state, language })
  query.set('after', id)
  return {
    queryKey: [...translationsKey, 'next', `${query}`],
    queryFn: () => apiRequest<{ next: TranslationLine | null }>(`/api/admin/translations/next?${query}`),
  }
}
