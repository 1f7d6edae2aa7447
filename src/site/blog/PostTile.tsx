import type { PostCard } from '@/content/posts'
import { cutText } from '@/domain/cutText'
import { cardText } from '@/domain/limits'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { Zoom } from '../ui/Zoom'
import { PostMeta } from './PostMeta'
import { PostTitle } from './PostTitle'

const wide = '(min-width: 80rem) 373px, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw'
const sizes = `${wide}, 90vw`
const compactSizes = `${wide}, 35vw`

/** A post in a grid; the whole tile is a link. */
export function PostTile({
  post,
  context,
  priority,
  isCompact = false,
}: {
  post: PostCard
  context: PageContext
  priority?: boolean
  /** Whether phones show a small image beside the title, and no excerpt. */
  isCompact?: boolean
}) {
  return (
    <article
      className={`group relative grid h-full grid-cols-1 content-start gap-5 ${isCompact && post.picture ? 'max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:gap-4' : ''}`}
    >
      {post.picture ? (
        <Zoom className={isCompact ? 'max-sm:self-start' : ''}>
          <Picture
            picture={post.picture}
            lang={post.lang}
            sizes={isCompact ? compactSizes : sizes}
            ratio="3 / 2"
            priority={priority}
          />
        </Zoom>
      ) : (
        <div aria-hidden="true" className="border-accent border-t-4" />
      )}
      <div className="grid content-start gap-2.5">
        <PostTitle post={post} context={context} />
        <p lang={post.lang} className={`text-muted ${isCompact ? 'max-sm:hidden' : ''}`}>
          {cutText(post.excerpt, cardText)}
        </p>
        <PostMeta post={post} context={context} />
      </div>
    </article>
  )
}
