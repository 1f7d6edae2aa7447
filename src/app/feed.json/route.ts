import { siteFeed } from '@/site/seo/siteFeed'

export const dynamic = 'force-dynamic'

export async function GET() {
  const feed = await siteFeed()
  return new Response(feed?.json1(), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
