import type { PostCard } from '@/content/posts'
import { languageName } from '@/domain/languageName'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { categoryLabel } from '@/i18n/categoryLabel'
import { listAddress } from '../list/listQuery'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { PublishedDate } from '../ui/PublishedDate'
import { SiteLink } from '../ui/SiteLink'

/** The header of an article: title, excerpt, author, date and cover image. */
export function Opening({
  post,
  context: { locale, contentLang, t },
}: {
  post: PostCard
  context: PageContext
}) {
  const category = localizedPath(locale, listAddress(paths.blog, { category: post.category }))
  return (
    <header className="columns-12 items-center gap-y-10">
      <div className={`col-span-12 ${post.picture ? 'lg:col-span-7' : 'lg:col-span-9'}`}>
        <p className="mb-4 font-semibold text-accent-text text-small">
          <SiteLink href={category} className="line-link">
            {categoryLabel(post.category, t)}
          </SiteLink>
        </p>
        <h1 lang={contentLang} className="appears text-[clamp(2.25rem,4.4vw,3.75rem)] leading-[1.04]">
          {post.title}
        </h1>
        <p lang={contentLang} className="appears mt-6 max-w-[52ch] text-lead text-muted [--step:1]">
          {post.excerpt}
        </p>
        <p className="appears mt-7 flex flex-wrap gap-x-3 gap-y-1 text-small [--step:1]">
          <span className="wrap-anywhere font-semibold">{t('article.by', { author: post.author })}</span>
          <span className="text-muted">
            <PublishedDate iso={post.publishedAt ?? post.createdAt} locale={locale} t={t} />
          </span>
          <span className="text-muted">{t('article.minutes', { minutes: String(post.readTime) })}</span>
          {contentLang && (
            <span className="text-muted">
              {t('article.onlyIn', { language: languageName(contentLang, locale) })}
            </span>
          )}
        </p>
      </div>
      {post.picture && (
        <div className="appears col-span-12 [--step:1] lg:col-span-5 lg:break-right">
          <Picture
            picture={post.picture}
            lang={contentLang}
            sizes="(min-width: 95rem) 690px, (min-width: 64rem) 47vw, 90vw"
            ratio="3 / 2"
            priority
          />
        </div>
      )}
    </header>
  )
}
