import type { ReactNode } from 'react'
import type { Translate } from '@/i18n/messages'
import { EmptyState } from '../ui/EmptyState'
import { SiteLink } from '../ui/SiteLink'
import { type ListQuery, listAddress } from './listQuery'
import { Pagination } from './Pagination'

export const isNarrowed = ({ search, category }: Pick<ListQuery, 'search' | 'category'>): boolean =>
  search !== '' || category !== ''

const layouts = {
  grid: 'entries grid gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-9 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3',
  /** The first two are side by side; each of the others, or a single one, has a row. */
  rows: 'grid gap-x-[clamp(1rem,2.5vw,2.5rem)] border-rule border-b sm:grid-cols-2 sm:[&>:nth-child(n+3)]:col-span-2 sm:[&>:only-child]:col-span-2',
}

/** All entries of a list: count, grid or rows, pages, and a way back from a search. */
export function AllEntries<Entry extends { id: string }>({
  path,
  query,
  entries,
  total,
  texts,
  layout = 'grid',
  t,
  children: tile,
}: {
  /** The list's path without query. */
  path: string
  query: ListQuery
  /** The entries of this page. */
  entries: Entry[]
  /** The number of entries on all pages. */
  total: number
  /** `empty` is shown if there are none. */
  texts: { heading: string; count: string; empty?: { title: string; text: string; children?: ReactNode } }
  layout?: keyof typeof layouts
  t: Translate
  children: (entry: Entry, index: number) => ReactNode
}) {
  return (
    <section id="all" className="render-near" aria-labelledby="all-heading">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 id="all-heading" className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight">
          {texts.heading}
        </h2>
        {/* The empty state says so too, in larger type. */}
        <p role="status" className={texts.empty && total === 0 ? 'sr-only' : 'text-muted tabular-nums'}>
          {texts.count}
        </p>
        {isNarrowed(query) && (
          <SiteLink
            href={path}
            scroll={false}
            className="ml-auto font-semibold text-accent-text underline underline-offset-4"
          >
            {t('list.clear')}
          </SiteLink>
        )}
      </div>
      {entries.length > 0 && (
        <ul className={layouts[layout]}>
          {entries.map((entry, index) => (
            <li key={entry.id}>{tile(entry, index)}</li>
          ))}
        </ul>
      )}
      {entries.length === 0 && texts.empty && <EmptyState {...texts.empty} />}
      <Pagination
        page={query.page}
        total={total}
        address={(page) => `${listAddress(path, { ...query, page })}#all`}
        t={t}
      />
    </section>
  )
}
