import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { safeReturnPath } from '@/admin/paths'
import { Leaving } from '@/admin/screens/login/Leaving'
import { signedInUser } from '@/content/session'

export const metadata: Metadata = { title: 'Logging out' }

interface Props {
  searchParams: Promise<{ redirect?: string | string[] }>
}

/**
 * Where Payload's own links for logging out lead; with an address to come back to, its clock has run out. A session that
 * another tab has renewed goes on.
 */
export default async function Page({ searchParams }: Props) {
  const { redirect: wanted } = await searchParams
  const returnPath = safeReturnPath(typeof wanted === 'string' ? wanted : null)
  if (wanted && (await signedInUser(await headers()))) redirect(returnPath)
  return <Leaving returnPath={returnPath} isMeant={!wanted} />
}
