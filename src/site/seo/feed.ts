import { Feed } from 'feed'
import type { PostEntity, SettingsEntity } from '@/domain/entities'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { absoluteUrl } from './metadata'

/** The blog as RSS and JSON feeds: full posts, newest first. */
export function blogFeed(
  posts: PostEntity[],
  { title, description }: Pick<PageTexts['blog'], 'title' | 'description'>,
  settings: SettingsEntity,
  siteUrl: string,
): Feed {
  const { contentLanguage } = settings
  const url = (path: string) => absoluteUrl({ siteUrl, locale: contentLanguage }, path)
  const feed = new Feed({
    id: url(paths.blog),
    title: `${settings.siteName} · ${title}`,
    description: description,
    link: url(paths.blog),
    language: contentLanguage,
    copyright: `© ${new Date().getFullYear()} ${settings.siteName}`,
    ...(posts[0]?.publishedAt && { updated: new Date(posts[0].publishedAt) }),
    feedLinks: { rss: `${siteUrl}${paths.feed}`, json: `${siteUrl}${paths.jsonFeed}` },
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
