import { SiteLink } from '../ui/SiteLink'
import { type ListQuery, listAddress } from './listQuery'

export interface CategoryLink {
  /** The value in the URL; empty for all. */
  value: string
  label: string
  /** The label's language, if it isn't the page's. */
  lang?: string | undefined
}

const look =
  'inline-flex min-h-10 items-center rounded-full border border-edge/60 px-4 font-medium text-small transition-colors duration-150 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper'

/** A list's categories as links, which work without script and keep the scroll position. */
export function CategoryLinks({
  path,
  query: { search, category },
  categories,
  label,
}: {
  /** The list's path without query. */
  path: string
  query: Pick<ListQuery, 'search' | 'category'>
  categories: CategoryLink[]
  label: string
}) {
  return (
    <nav aria-label={label} className="min-w-0 max-w-full max-sm:w-full max-sm:[contain:inline-size]">
      <ul className="flex gap-2 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-1 lg:flex-wrap">
        {categories.map(({ value, label: name, lang }) => (
          <li key={value} className="flex-none">
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
