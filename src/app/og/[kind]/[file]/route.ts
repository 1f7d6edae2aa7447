import { ogPng } from '@/site/seo/ogStore'
import { cardOf } from './card'
import { movedCard } from './moved'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ kind: string; file: string }> }

/** The social image of a page. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { kind, file } = await params
  const card = await cardOf(kind, file)
  if (!card) return (await movedCard(kind, file)) ?? new Response('Not found', { status: 404 })
  const png = await ogPng(card)
  if (!png) return new Response('Busy', { status: 503, headers: { 'Retry-After': '5' } })
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}
