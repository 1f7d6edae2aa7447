import type { PostCard } from '@/content/posts'
import type { PageContext } from '../page'
import { PublishedDate } from '../ui/PublishedDate'

/** A post's date and reading time. */
export function PostMeta({ post, context: { locale, t } }: { post: PostCard; context: PageContext }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-muted text-small">
      <PublishedDate iso={post.publishedAt ?? post.createdAt} locale={locale} t={t} />
      <span aria-hidden="true" className="max-sm:hidden">
        ·
      </span>
      <span>{t('article.minutes', { minutes: String(post.readTime) })}</span>
    </p>
  )
}
