import type { PostCard } from '../../content/posts'
import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { SiteLink } from '../ui/SiteLink'
import { categoryLabel } from './categoryLabel'
import { PostMeta } from './PostMeta'

/** The article that the blog opens with. */
export function FeaturedPost({ post, context }: { post: PostCard; context: PageContext }) {
  const { locale, t } = context
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
          <div className="col-span-12 overflow-hidden rounded-card lg:col-span-7">
            <div className="transition-transform duration-250 ease-calm group-hover:scale-[1.02]">
              <Picture
                picture={post.picture}
                sizes="(min-width: 80rem) 683px, (min-width: 64rem) 53vw, 90vw"
                ratio="3 / 2"
                priority
              />
            </div>
          </div>
        )}
        <div className="col-span-12 grid gap-4 lg:col-span-5">
          <p className="font-medium text-accent-text text-small">{categoryLabel(post.category, t)}</p>
          <h3 className="text-[clamp(1.625rem,3vw,2.5rem)] leading-[1.1] tracking-[-0.025em]">
            <SiteLink
              href={localizedPath(locale, paths.post(post.slug))}
              className="after:absolute after:inset-0 hover:text-accent-text"
            >
              {post.title}
            </SiteLink>
          </h3>
          <p className="max-w-[56ch] text-muted">{post.excerpt}</p>
          <PostMeta post={post} context={context} />
        </div>
      </article>
    </section>
  )
}
