import { pageSize } from '@/domain/limits'
import type { Locale } from '@/domain/locales'
import type { Translate } from '@/i18n/messages'
import type { ListQuery } from './listQuery'

/** A list's heading, which reflects its filters; `label` is the category's name. */
export function listHeading(
  { search, category }: Pick<ListQuery, 'search' | 'category'>,
  { label, whole }: { label: string; whole: string },
  t: Translate,
): string {
  if (search) {
    return category ? t('list.resultsIn', { search, category: label }) : t('list.results', { search })
  }
  return category ? label : whole
}

/**
 * The number of entries in a list and, if there are several pages, which ones are on this page. `all`: "60 articles".
 */
export function listCount(
  { page }: Pick<ListQuery, 'page'>,
  total: number,
  all: string,
  locale: Locale,
  t: Translate,
): string {
  if (total <= pageSize) return all
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  return t('list.range', { from: from.toLocaleString(locale), to: to.toLocaleString(locale), count: all })
}
