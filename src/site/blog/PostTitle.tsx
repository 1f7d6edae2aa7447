import type { PostCard } from '@/content/posts'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { categoryLabel } from '@/i18n/categoryLabel'
import type { PageContext } from '../page'
import { CoverLink } from '../ui/CoverLink'

/** A post's category and title. The link covers the nearest positioned ancestor. */
export function PostTitle({
  post: { category, slug, title, lang },
  context: { locale, t },
  className = 'text-h3',
}: {
  post: PostCard
  context: PageContext
  className?: string
}) {
  return (
    <>
      <p className="font-medium text-accent-text text-small">{categoryLabel(category, t)}</p>
      <h3 lang={lang} className={className}>
        <CoverLink href={localizedPath(locale, paths.post(slug))}>{title}</CoverLink>
      </h3>
    </>
  )
}
