import type { Role } from '../../domain/roles'
import type { TranslationLine } from '../../domain/translations/states'
import { cachedTranslations } from './cachedTranslations'
import { filteredTranslations, type TranslationFilter, toTranslationLine } from './translations'

/** The line of a list that comes after a translation, and after the last one the first; null if there is no other. */
export async function nextTranslation(
  filter: TranslationFilter,
  after: string,
  role: Role,
): Promise<TranslationLine | null> {
  const list = (await filteredTranslations(filter, role)).filter(({ id }) => id !== after)
  // It needn't be in the list itself.
  const all = await cachedTranslations()
  const places = new Map(all.map(({ id }, place) => [id, place]))
  const from = places.get(after) ?? -1
  const next = list.find(({ id }) => (places.get(id) ?? 0) > from) ?? list[0]
  return next ? toTranslationLine(next) : null
}
