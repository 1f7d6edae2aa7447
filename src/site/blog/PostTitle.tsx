import type { PostCard } from '@/content/posts'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { SiteLink } from '../ui/SiteLink'
import { categoryLabel } from './categoryLabel'

/** A post's category and title. The link covers the nearest positioned ancestor. */
export function PostTitle({
  post: { category, slug, title },
  context: { locale, contentLang, t },
  className = 'text-h3',
}: {
  post: PostCard
  context: PageContext
  className?: string
}) {
  return (
    <>
      <p className="font-medium text-accent-text text-small">{categoryLabel(category, t)}</p>
      <h3 lang={contentLang} className={className}>
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
