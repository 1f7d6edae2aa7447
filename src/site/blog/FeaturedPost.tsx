import type { PostCard } from '@/content/posts'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { Zoom } from '../ui/Zoom'
import { PostMeta } from './PostMeta'
import { PostTitle } from './PostTitle'

/** The featured article of the blog. */
export function FeaturedPost({ post, context }: { post: PostCard; context: PageContext }) {
  const { t } = context
  return (
    <section aria-labelledby="featured-heading" className="mb-(--section)">
      <h2
        id="featured-heading"
        className="mb-6 font-semibold font-text text-muted text-small tracking-normal"
      >
        {t('blogPage.featured')}
      </h2>
      <article className="group relative columns-12 items-center gap-y-7">
        {post.picture && (
          <Zoom className="col-span-12 lg:col-span-7">
            <Picture
              picture={post.picture}
              lang={post.lang}
              sizes="(min-width: 80rem) 683px, (min-width: 64rem) 53vw, 90vw"
              ratio="3 / 2"
              priority
            />
          </Zoom>
        )}
        <div className="col-span-12 grid gap-4 lg:col-span-5">
          <PostTitle
            post={post}
            context={context}
            className="text-[clamp(1.625rem,3vw,2.5rem)] leading-[1.1] tracking-[-0.025em]"
          />
          <p lang={post.lang} className="max-w-[56ch] text-muted">
            {post.excerpt}
          </p>
          <PostMeta post={post} context={context} />
        </div>
      </article>
    </section>
  )
}
