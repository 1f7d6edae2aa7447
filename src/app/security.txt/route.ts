import { securitySettings } from '@/content/settings'
import { securityTxt } from '@/domain/securityTxt'
import { settings } from '@/settings'

/** Also serves `/.well-known/security.txt`; older tools look at the top level. */
export const dynamic = 'force-dynamic'

export async function GET() {
  const contact = await securitySettings()
  if (!contact) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(securityTxt(contact, settings.siteUrl, new Date()), {
    // It contains its own expiry date, so it must never come from a cache.
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
