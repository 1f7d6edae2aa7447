import type { PostCard } from '../../content/posts'
import { type Locale, localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import type { Translate } from '../../i18n/messages'
import { SiteLink } from '../ui/SiteLink'
import { categoryLabel } from './categoryLabel'

/** Category and title of a post; the link covers the entry around it, which is positioned. */
export function PostTitle({
  post: { category, slug, title },
  locale,
  t,
  className = 'text-h3',
}: {
  post: PostCard
  locale: Locale
  t: Translate
  className?: string
}) {
  return (
    <>
      <p className="font-medium text-accent-text text-small">{categoryLabel(category, t)}</p>
      <h3 className={className}>
        <SiteLink
          href={localizedPath(locale, paths.post(slug))}
          className="line-link after:absolute after:inset-0"
        >
          {title}
        </SiteLink>
      </h3>
    </>
  )
}
