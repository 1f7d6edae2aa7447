import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { safeReturnPath } from '@/admin/paths'
import { Leaving } from '@/admin/screens/login/Leaving'
import { loggedInUser } from '@/content/session'

export const metadata: Metadata = { title: 'Logging out' }

interface Props {
  searchParams: Promise<{ redirect?: string | string[] }>
}

/**
 * Payload's own logout links lead here; a return URL means that its timer has run out. A session that another tab has
 * renewed stays open.
 */
export default async function Page({ searchParams }: Props) {
  const { redirect: wanted } = await searchParams
  const returnPath = safeReturnPath(typeof wanted === 'string' ? wanted : null)
  if (wanted && (await loggedInUser(await headers()))) redirect(returnPath)
  return <Leaving returnPath={returnPath} isMeant={!wanted} />
}
