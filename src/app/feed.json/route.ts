import { feedPosts } from '@/content/feed'
import { siteSettings } from '@/content/settings'
import { settings } from '@/settings'
import { blogFeed } from '@/site/seo/feed'

export const dynamic = 'force-dynamic'

export async function GET() {
  const feed = blogFeed(await feedPosts(), await siteSettings(), settings.siteUrl)
  return new Response(feed.json1(), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
