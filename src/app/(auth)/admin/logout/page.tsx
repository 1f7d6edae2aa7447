import type { Metadata } from 'next'
import { Leaving } from '../../../../admin/login/Leaving'
import { safeReturnPath } from '../../../../admin/paths'

export const metadata: Metadata = { title: 'Logging out' }

interface Props {
  searchParams: Promise<{ redirect?: string | string[] }>
}

/** Where Payload's own links for logging out lead. */
export default async function Page({ searchParams }: Props) {
  const { redirect: wanted } = await searchParams
  const returnPath = safeReturnPath(typeof wanted === 'string' ? wanted : null)
  return <Leaving returnPath={returnPath} isMeant={!wanted} />
}
