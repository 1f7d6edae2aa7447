import { feedPosts } from '@/content/feed'
import { siteSettings } from '@/content/settings'
import { settings } from '@/settings'
import { blogFeed } from '@/site/seo/feed'

export const dynamic = 'force-dynamic'

export async function GET() {
  const feed = blogFeed(await feedPosts(), await siteSettings(), settings.siteUrl)
  return new Response(feed.rss2(), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
