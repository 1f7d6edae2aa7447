import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { safeReturnPath } from '@/admin/paths'
import { LoginScreen } from '@/admin/screens/login/LoginScreen'
import { demoAccount } from '@/content/demoAccount'
import { loggedInUser } from '@/content/session'
import { sessionCookie } from '@/domain/session'

export const metadata: Metadata = { title: 'Log in' }

interface Props {
  searchParams: Promise<{ redirect?: string | string[] }>
}

export default async function Page({ searchParams }: Props) {
  const { redirect: wanted } = await searchParams
  const returnPath = safeReturnPath(typeof wanted === 'string' ? wanted : null)
  if (await loggedInUser(await headers())) redirect(returnPath)
  // A cookie that is no longer valid belongs to a session that has ended.
  const hasEnded = (await cookies()).has(sessionCookie)
  return <LoginScreen returnPath={returnPath} hasEnded={hasEnded} demo={await demoAccount()} />
}
