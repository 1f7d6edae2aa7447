import type { Article } from '@/content/posts'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { PostTile } from '../blog/PostTile'
import { contactAbout } from '../contact/subject'
import { trailTo } from '../frame/trail'
import { aboutEntry, type PageContext } from '../page'
import { ogPath, translationOf } from '../seo/ogPath'
import { PageData } from '../seo/PageData'
import { article as articleData } from '../seo/structuredData'
import { Badge } from '../ui/Badge'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { RelatedEntries } from '../ui/RelatedEntries'
import { RichText } from '../ui/RichText'
import { SiteLink } from '../ui/SiteLink'
import { ArticleEnd } from './ArticleEnd'
import { withAnchors } from './anchors'
import { Contents } from './Contents'
import { Opening } from './Opening'
import { ViewBeacon } from './ViewBeacon'

/** An article, with related posts. */
export function ArticlePage({
  article: { post, content, related, service },
  context,
  isPreview = false,
}: {
  article: Article
  context: PageContext
  /** Set for a draft, whose views aren't counted. */
  isPreview?: boolean
}) {
  const { locale, contentLang, t, site } = context
  const own = aboutEntry(context, post)
  const trail = [...trailTo(context, paths.blog), { name: post.title, url: paths.post(post.slug) }]
  const { html, headings } = withAnchors(content)
  const image = post.picture?.src ?? ogPath('post', post.slug, translationOf(post, site))
  return (
    <>
      <PageData context={context} breadcrumbs={trail} things={[articleData(post, image, site)]} />
      {!isPreview && <ViewBeacon slug={post.slug} />}
      <article className="overflow-x-clip pt-6 pb-(--section) md:pt-10">
        <div className="wrap">
          <Breadcrumbs context={own} trail={trail} />
          <div className="mt-8 mb-[clamp(2.5rem,6vw,5rem)] md:mt-10">
            <Opening post={post} context={own} />
          </div>
          <div className="columns-12 gap-y-10">
            <div className="col-span-12 lg:col-span-3">
              <Contents headings={headings} context={own} />
            </div>
            <div className="col-span-12 lg:col-span-9">
              <RichText html={html} context={own} />
              <footer className="mt-14 flex max-w-[36rem] flex-wrap items-center justify-between gap-x-8 gap-y-5 border-rule border-t pt-6">
                {post.tags.length > 0 && (
                  <ul aria-label={t('article.tags')} className="flex flex-wrap gap-2">
                    {post.tags.map((tag) => (
                      <li key={tag} lang={contentLang}>
                        <Badge>{tag}</Badge>
                      </li>
                    ))}
                  </ul>
                )}
                <SiteLink
                  href={localizedPath(locale, paths.blog)}
                  className="line-link font-semibold print:hidden text-accent-text"
                >
                  {t('article.back')}
                </SiteLink>
              </footer>
            </div>
          </div>
        </div>
      </article>
      <RelatedEntries heading={t('article.related')} className="bg-tint">
        {related.map((one) => (
          <li key={one.id}>
            <PostTile post={one} context={context} />
          </li>
        ))}
      </RelatedEntries>
      <ArticleEnd
        author={post.author}
        service={service}
        contact={contactAbout('article', post.slug)}
        context={context}
      />
    </>
  )
}
