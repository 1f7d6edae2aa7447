import { SiteLink } from '../ui/SiteLink'
import { type ListQuery, listAddress } from './listQuery'

export interface CategoryLink {
  /** What the address names; empty for all of them. */
  value: string
  label: string
  /** Of the label, where that is not the page's. */
  lang?: string | undefined
}

const look =
  'inline-flex min-h-10 items-center rounded-full border border-edge/60 px-4 font-medium text-small transition-colors duration-150 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper'

/** The categories of a list as links, which work without script; the list stays where it is. */
export function CategoryLinks({
  path,
  query: { search, category },
  categories,
  label,
}: {
  /** The list's address without query. */
  path: string
  query: Pick<ListQuery, 'search' | 'category'>
  categories: CategoryLink[]
  label: string
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ value, label: name, lang }) => (
          <li key={value}>
            <SiteLink
              href={listAddress(path, { search, category: value })}
              scroll={false}
              aria-current={value === category ? 'true' : undefined}
              lang={lang}
              className={look}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
