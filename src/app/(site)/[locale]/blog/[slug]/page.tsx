import type { Metadata } from 'next'
import { cache } from 'react'
import { article } from '@/content/posts'
import type { Locale } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { categoryLabel } from '@/i18n/categoryLabel'
import { ArticlePage } from '@/site/article/ArticlePage'
import { MissingPost } from '@/site/article/MissingPost'
import { followMoved } from '@/site/moved'
import { pageContext } from '@/site/page'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath, translationOf } from '@/site/seo/ogPath'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string; slug: string }> }

const load = cache((slug: string, locale: Locale, contentLanguage: Locale) =>
  article(slug, { locale, contentLanguage }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ t, site }, { slug }] = await Promise.all([pageContext(params), params])
  const found = await load(slug, site.locale, site.contentLanguage)
  if (!found) return {}
  const { post, languages } = found
  const category = categoryLabel(post.category, t)
  return pageMetadata(
    {
      title: post.metaTitle || post.title,
      description: post.metaDescription || post.excerpt,
      language: post.lang,
      languages,
      keywords: [...post.tags, category],
      author: post.author,
      url: paths.post(slug),
      image: ogPath('post', slug, translationOf(post, site)),
      type: 'article',
      publishedTime: post.publishedAt ?? post.createdAt,
      modifiedTime: post.updatedAt,
      category,
      tags: post.tags,
    },
    site,
  )
}

export default async function Page({ params }: Props) {
  const [context, { slug }] = await Promise.all([pageContext(params), params])
  const found = await load(slug, context.locale, context.site.contentLanguage)
  if (!found) {
    await followMoved('blog-post', slug, context.locale)
    return <MissingPost />
  }
  return <ArticlePage article={found} context={context} />
}
