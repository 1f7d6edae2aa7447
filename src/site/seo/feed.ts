import { Feed } from 'feed'
import type { PostEntity, SettingsEntity } from '@/domain/entities'
import type { Locale } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { withoutControls } from '@/domain/withoutControls'
import { absoluteUrl } from './metadata'

/** The path of a feed: originals have it at the top, translations below their language. */
export const feedPath = (path: string, locale: Locale, contentLanguage: Locale): string =>
  locale === contentLanguage ? path : `/${locale}${path}`

/** A feed as RSS, which control characters would break; they may have been stored. */
export const rss = (feed: Feed): string => withoutControls(feed.rss2())

/** The blog as RSS and JSON feeds: full posts in one language, newest first. */
export function blogFeed(
  posts: PostEntity[],
  { title, description }: Pick<PageTexts['blog'], 'title' | 'description'>,
  settings: SettingsEntity,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): Feed {
  const { contentLanguage } = settings
  const url = (path: string) => absoluteUrl({ siteUrl, locale }, path)
  const feedUrl = (path: string) => `${siteUrl}${feedPath(path, locale, contentLanguage)}`
  const feed = new Feed({
    id: url(paths.blog),
    title: `${settings.siteName} · ${title}`,
    description: description,
    link: url(paths.blog),
    language: locale,
    copyright: `© ${new Date().getFullYear()} ${settings.siteName}`,
    ...(posts[0]?.publishedAt && { updated: new Date(posts[0].publishedAt) }),
    feedLinks: { rss: feedUrl(paths.feed), json: feedUrl(paths.jsonFeed) },
    author: { name: settings.siteName, email: settings.email, link: siteUrl },
  })
  for (const post of posts) {
    feed.addItem({
      id: url(paths.post(post.slug)),
      title: post.title,
      link: url(paths.post(post.slug)),
      description: post.excerpt,
      content: post.content,
      author: [{ name: post.author }],
      category: [{ name: post.category }],
      date: new Date(post.publishedAt ?? post.createdAt),
      ...(post.featuredImage && { image: new URL(post.featuredImage, siteUrl).href }),
    })
  }
  return feed
}
