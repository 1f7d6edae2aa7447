import type { ContentCollection } from '@/domain/contentCollections'
import { entryPath } from '@/domain/entryPath'
import { type Locale, localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { MoreLink } from '../ui/MoreLink'
import { SiteLink } from '../ui/SiteLink'
import { plurals } from './plurals'

interface Entry {
  id: string
  title: string
  slug?: string
  lang: Locale | undefined
}

/** The first entries of each type. */
export type FirstEntries = Record<ContentCollection, Entry[]>

/** The lists of all entries, in the order of the navigation. */
const lists = [
  ['service', paths.services],
  ['project', paths.portfolio],
  ['product', paths.products],
  ['blog-post', paths.blog],
] as const satisfies readonly (readonly [ContentCollection, string])[]

/** Where a visitor may begin who hasn't searched yet. Types without entries are left out. */
export function BrowseEntries({
  firstEntries,
  context: { locale, t },
}: {
  firstEntries: FirstEntries
  context: PageContext
}) {
  return (
    <div className="columns-12 gap-y-12 border-rule border-t pt-[clamp(2.5rem,4vw,3.5rem)]">
      {lists.map(
        ([kind, list]) =>
          firstEntries[kind].length > 0 && (
            <section
              key={kind}
              aria-labelledby={`begin-${kind}`}
              className="col-span-12 sm:col-span-6 lg:col-span-3"
            >
              <h2 id={`begin-${kind}`} className="mb-4 text-h3">
                {t(`searchPage.${plurals[kind]}`)}
              </h2>
              <ul>
                {firstEntries[kind].map(({ id, title, slug = null, lang }) => (
                  <li key={id} className="border-rule border-t py-2.5">
                    <SiteLink
                      href={localizedPath(locale, entryPath(kind, { id, slug }))}
                      lang={lang}
                      className="line-link"
                    >
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <MoreLink href={localizedPath(locale, list)}>{t('searchPage.seeAll')}</MoreLink>
            </section>
          ),
      )}
    </div>
  )
}
