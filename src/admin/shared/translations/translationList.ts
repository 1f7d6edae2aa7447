import { type Address, describeList, oneOf } from '@/admin/shared/lists/listAddress'
import { listQuery } from '@/admin/shared/lists/listQuery'
import { translationsKey } from '@/admin/shared/translations/translationQueries'
import { localeNames, locales } from '@/domain/locales'
import { translationTypes } from '@/domain/translations/fields'
import { translationFilters } from '@/domain/translations/states'

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
