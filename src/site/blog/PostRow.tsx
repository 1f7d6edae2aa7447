import type { PostCard } from '@/content/posts'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { PublishedDate } from '../ui/PublishedDate'
import { PostTitle } from './PostTitle'

/** A post in a list of rows; the whole row is a link. */
export function PostRow({ post, context }: { post: PostCard; context: PageContext }) {
  const { locale, t } = context
  return (
    <article className="relative columns-12 items-start gap-y-2 border-rule border-t py-3 sm:gap-y-4 sm:py-8">
      <p className="col-span-12 flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-small md:col-span-2 md:grid">
        <PublishedDate iso={post.publishedAt ?? post.createdAt} locale={locale} t={t} />
        <span>{t('article.minutes', { minutes: String(post.readTime) })}</span>
      </p>
      <div className="col-span-8 sm:col-span-12 sm:max-md:order-last md:col-span-7 lg:col-span-6">
        <PostTitle post={post} context={context} className="mt-1 text-h3" />
        <p lang={post.lang} className="mt-2 max-w-[62ch] text-muted max-sm:hidden">
          {post.excerpt}
        </p>
      </div>
      {post.picture && (
        <div className="col-span-4 sm:col-span-12 md:col-span-3 lg:col-start-10">
          <Picture
            picture={post.picture}
            lang={post.lang}
            sizes="(min-width: 80rem) 270px, (min-width: 48rem) 21vw, (min-width: 40rem) 92vw, 28vw"
            ratio="3 / 2"
          />
        </div>
      )}
    </article>
  )
}
