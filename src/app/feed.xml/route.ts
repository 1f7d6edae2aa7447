import { rss } from '@/site/seo/feed'
import { siteFeed } from '@/site/seo/siteFeed'

export const dynamic = 'force-dynamic'

export async function GET() {
  const feed = await siteFeed()
  return new Response(feed && rss(feed), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
