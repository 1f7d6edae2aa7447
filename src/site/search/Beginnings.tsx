import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { MoreLink } from '../ui/MoreLink'
import { SiteLink } from '../ui/SiteLink'

interface Entry {
  title: string
  path: string
}

/** The first entries of each kind. */
export type Beginning = Record<'services' | 'portfolio' | 'products' | 'blog', Entry[]>

const names = {
  services: 'services',
  portfolio: 'projects',
  products: 'products',
  blog: 'articles',
} as const satisfies Record<keyof Beginning, string>

const kinds = ['services', 'portfolio', 'products', 'blog'] as const

/** Where to begin for who searches for nothing yet. Kinds without entries are left out. */
export function Beginnings({
  beginning,
  context: { locale, contentLang, t },
}: {
  beginning: Beginning
  context: PageContext
}) {
  return (
    <div className="columns-12 gap-y-12 border-rule border-t pt-[clamp(2.5rem,4vw,3.5rem)]">
      {kinds.map(
        (kind) =>
          beginning[kind].length > 0 && (
            <section
              key={kind}
              aria-labelledby={`begin-${kind}`}
              className="col-span-12 sm:col-span-6 lg:col-span-3"
            >
              <h2 id={`begin-${kind}`} className="mb-4 text-h3">
                {t(`searchPage.${names[kind]}`)}
              </h2>
              <ul>
                {beginning[kind].map(({ title, path }) => (
                  <li key={path} className="border-rule border-t py-2.5">
                    <SiteLink href={localizedPath(locale, path)} lang={contentLang} className="line-link">
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <MoreLink href={localizedPath(locale, paths[kind])}>{t('searchPage.seeAll')}</MoreLink>
            </section>
          ),
      )}
    </div>
  )
}
