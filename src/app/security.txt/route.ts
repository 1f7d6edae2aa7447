import { securitySettings } from '@/content/settings'
import { securityTxt } from '@/domain/securityTxt'
import { settings } from '@/settings'

/** Of `/.well-known/security.txt`; older tools look at the top. */
export const dynamic = 'force-dynamic'

export async function GET() {
  const contact = await securitySettings()
  if (!contact) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(securityTxt(contact, settings.siteUrl, new Date()), {
    // It says until when it may be believed: never a copy from memory.
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
