import type { PostCard } from '@/content/posts'
import { cutText } from '@/domain/cutText'
import { cardText } from '@/domain/limits'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { Zoom } from '../ui/Zoom'
import { PostMeta } from './PostMeta'
import { PostTitle } from './PostTitle'

const wide = '(min-width: 80rem) 373px, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw'
const large = '(min-width: 80rem) 580px, (min-width: 40rem) 44vw, 90vw'

/** A post in a grid; the whole tile is a link. */
export function PostTile({
  post,
  context,
  priority,
  isLarge = false,
}: {
  post: PostCard
  context: PageContext
  priority?: boolean
  /** Whether two of them fill a row, not three. */
  isLarge?: boolean
}) {
  return (
    <article
      className={`group relative grid h-full grid-cols-1 content-start gap-5 ${isLarge ? 'pb-9 sm:pb-14' : ''}`}
    >
      {post.picture ? (
        <Zoom>
          <Picture
            picture={post.picture}
            lang={post.lang}
            sizes={isLarge ? large : wide}
            ratio="3 / 2"
            priority={priority}
          />
        </Zoom>
      ) : (
        <div aria-hidden="true" className="border-accent border-t-4" />
      )}
      <div className="grid content-start gap-2.5">
        <PostTitle post={post} context={context} />
        <p lang={post.lang} className="text-muted">
          {cutText(post.excerpt, cardText)}
        </p>
        <PostMeta post={post} context={context} />
      </div>
    </article>
  )
}
