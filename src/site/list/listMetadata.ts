import type { Metadata } from 'next'
import type { PageContext } from '../page'
import { type PageMeta, pageMetadata } from '../seo/metadata'
import { type ListQuery, listAddress } from './listQuery'

/**
 * A list's metadata; category and page are part of the title and URL.
 * @param meta of the whole list
 * @param label of the category; empty without one
 */
export function listMetadata(
  meta: PageMeta,
  { search, category, page = 1 }: Partial<ListQuery>,
  label: string | undefined,
  { t, site }: PageContext,
): Metadata {
  const names = [meta.title, label, page > 1 && t('list.page', { page: String(page) })]
  const metadata = pageMetadata(
    { ...meta, title: names.filter(Boolean).join(' · '), url: listAddress(meta.url, { category, page }) },
    site,
  )
  // Search results must not be indexed.
  return search ? { ...metadata, robots: { index: false, follow: true } } : metadata
}
