import { localizedPath } from '@/domain/locales'
import type { PageContext } from '../page'
import type { Breadcrumb } from '../seo/metadata'
import { SiteLink } from './SiteLink'

/** The breadcrumb of a nested page; the current page is last and not a link. On phones its heading is in view anyway. */
export function Breadcrumbs({
  context: { locale, contentLang, t },
  trail,
}: {
  context: PageContext
  trail: Breadcrumb[]
}) {
  return (
    <nav aria-label={t('list.trail')}>
      <ol className="flex flex-wrap gap-x-2 gap-y-3 text-muted text-small">
        {trail.slice(0, -1).map(({ name, url }, index) => (
          <li key={url} className="flex gap-2">
            <SiteLink href={localizedPath(locale, url)} className="-my-1.5 py-1.5 hover:text-ink">
              <span className="line-link">{name}</span>
            </SiteLink>
            <span aria-hidden="true" className={index === trail.length - 2 ? 'max-sm:hidden' : ''}>
              /
            </span>
          </li>
        ))}
        <li
          aria-current="page"
          lang={contentLang}
          className="line-clamp-2 max-w-full text-ink max-sm:sr-only"
        >
          {trail.at(-1)?.name}
        </li>
      </ol>
    </nav>
  )
}
