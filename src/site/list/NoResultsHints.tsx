import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { Filled } from '../ui/Filled'
import { SiteLink } from '../ui/SiteLink'
import { type ListQuery, listAddress } from './listQuery'

const look = 'font-semibold text-accent-text underline underline-offset-4'

/** What to try after a search without results: a suggestion, and a search of the whole site. */
export function NoResultsHints({
  path,
  query: { search, category },
  meant,
  context: { locale, t },
}: {
  /** The list's path without query. */
  path: string
  query: ListQuery
  /** A suggestion that has results. */
  meant: string | null
  context: PageContext
}) {
  if (!search) return null
  const suggestion = meant && (
    <SiteLink href={listAddress(path, { search: meant, category })} scroll={false} className={look}>
      {meant}
    </SiteLink>
  )
  return (
    <ul className="mt-4 grid gap-2">
      {suggestion && (
        <li>
          <Filled text={t('list.meant')} values={{ search: suggestion }} />
        </li>
      )}
      <li>
        <SiteLink
          href={listAddress(localizedPath(locale, paths.search), { search: meant ?? search })}
          className={look}
        >
          {t('notFound.search')}
        </SiteLink>
      </li>
    </ul>
  )
}
