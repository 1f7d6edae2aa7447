import { rss } from '@/site/seo/feed'
import { siteFeed } from '@/site/seo/siteFeed'

export const dynamic = 'force-dynamic'

/** The translations into a language; the originals are in `/feed.xml`. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  const feed = await siteFeed(locale)
  if (!feed) return new Response(null, { status: 404 })
  return new Response(rss(feed), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
