import type { PostCard } from '../../content/posts'
import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { SiteLink } from '../ui/SiteLink'
import { categoryLabel } from './categoryLabel'
import { PostMeta } from './PostMeta'

const sizes = '(min-width: 80rem) 373px, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw'

/** A post in a grid: its whole face is the link. */
export function PostTile({
  post,
  context,
  priority,
}: {
  post: PostCard
  context: PageContext
  priority?: boolean
}) {
  const { locale, t } = context
  return (
    <article className="group relative grid h-full content-start gap-5">
      {post.picture ? (
        <div className="overflow-hidden rounded-card">
          <div className="transition-transform duration-250 ease-calm group-hover:scale-[1.02]">
            <Picture picture={post.picture} sizes={sizes} ratio="3 / 2" priority={priority} />
          </div>
        </div>
      ) : (
        <div aria-hidden="true" className="border-accent border-t-4" />
      )}
      <div className="grid content-start gap-2.5">
        <p className="font-medium text-accent-text text-small">{categoryLabel(post.category, t)}</p>
        <h3 className="text-h3">
          <SiteLink
            href={localizedPath(locale, paths.post(post.slug))}
            className="line-link after:absolute after:inset-0"
          >
            {post.title}
          </SiteLink>
        </h3>
        <p className="line-clamp-4 text-muted">{post.excerpt}</p>
        <PostMeta post={post} context={context} />
      </div>
    </article>
  )
}
