import { feedPosts } from '@/content/feed'
import { pageTexts } from '@/content/pageTexts'
import { siteSettings } from '@/content/settings'
import { settings } from '@/settings'
import { blogFeed } from '@/site/seo/feed'

export const dynamic = 'force-dynamic'

export async function GET() {
  const site = await siteSettings()
  const [posts, texts] = await Promise.all([feedPosts(), pageTexts('blog', site.contentLanguage)])
  const feed = blogFeed(posts, texts, site, settings.siteUrl)
  return new Response(feed.json1(), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
