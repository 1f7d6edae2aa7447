import { securitySettings } from '@/content/settings'
import { securityTxt } from '@/domain/securityTxt'
import { settings } from '@/settings'

/** Of `/.well-known/security.txt`; older tools look at the top. */
export const dynamic = 'force-dynamic'

export async function GET() {
  const text = securityTxt(await securitySettings(), settings.siteUrl, new Date())
  return new Response(text, {
    // It says until when it may be believed: never a copy from memory.
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
