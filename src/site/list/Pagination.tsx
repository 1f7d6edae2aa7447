import { pageSize } from '@/domain/limits'
import type { Translate } from '@/i18n/messages'
import { SiteLink } from '../ui/SiteLink'
import { pageNumbers } from './pageNumbers'

const cell = 'grid min-h-11 min-w-11 place-items-center rounded-control px-3 font-semibold tabular-nums'
const link = `${cell} border border-rule hover:border-ink hover:bg-tint`

/** Links to a list's pages; renders nothing if there is only one. */
export function Pagination({
  page,
  total,
  address,
  t,
}: {
  page: number
  /** The total number of entries. */
  total: number
  address: (page: number) => string
  t: Translate
}) {
  const pages = Math.ceil(total / pageSize)
  if (pages < 2) return null
  return (
    <nav aria-label={t('list.pages')} className="mt-14 border-rule border-t pt-6">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <SiteLink href={address(page - 1)} rel="prev" className={link}>
              {t('list.previous')}
            </SiteLink>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            ) : number === page ? (
              <span aria-current="page" className={`${cell} bg-accent-tint text-accent-text`}>
                <span className="sr-only">{t('list.page', { page: String(number) })}</span>
                <span aria-hidden="true">{number}</span>
              </span>
            ) : (
              <SiteLink
                href={address(number)}
                aria-label={t('list.page', { page: String(number) })}
                className={link}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <SiteLink href={address(page + 1)} rel="next" className={link}>
              {t('list.next')}
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
