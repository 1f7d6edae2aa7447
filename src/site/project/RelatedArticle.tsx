import type { PostCard } from '@/content/posts'
import { PostTitle } from '../blog/PostTitle'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'

/** The article about what was learned in a project. */
export function RelatedArticle({ post, context }: { post: PostCard | null; context: PageContext }) {
  if (!post) return null
  const { t } = context
  return (
    <section aria-labelledby="article" className="wrap pt-(--section)">
      <div className="relative columns-12 items-center gap-y-6 border-rule border-y py-8">
        {post.picture && (
          <div className="col-span-12 sm:col-span-4 lg:col-span-3">
            <Picture
              picture={post.picture}
              lang={post.lang}
              sizes="(min-width: 80rem) 270px, (min-width: 64rem) 21vw, (min-width: 40rem) 30vw, 90vw"
              ratio="3 / 2"
            />
          </div>
        )}
        <div className="col-span-12 sm:col-span-8 lg:col-start-4">
          <h2 id="article" className="mb-2 font-semibold font-text text-muted text-small tracking-normal">
            {t('project.article')}
          </h2>
          <PostTitle post={post} context={context} className="text-h3" />
          <p lang={post.lang} className="mt-2 max-w-[62ch] text-muted">
            {post.excerpt}
          </p>
        </div>
      </div>
    </section>
  )
}
