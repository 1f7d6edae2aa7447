import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { LoginScreen } from '../../../../admin/login/LoginScreen'
import { safeReturnPath } from '../../../../admin/paths'
import { demoAccount } from '../../../../content/demoAccount'
import { signedInUser } from '../../../../content/session'

export const metadata: Metadata = { title: 'Log in' }

interface Props {
  searchParams: Promise<{ redirect?: string | string[] }>
}

export default async function Page({ searchParams }: Props) {
  const { redirect: wanted } = await searchParams
  const returnPath = safeReturnPath(typeof wanted === 'string' ? wanted : null)
  if (await signedInUser(await headers())) redirect(returnPath)
  return <LoginScreen returnPath={returnPath} demo={await demoAccount()} />
}
