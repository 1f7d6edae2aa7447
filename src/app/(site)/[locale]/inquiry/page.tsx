import type { Metadata } from 'next'
import { draftOf } from '../../../../content/inquiryDrafts'
import { InquiryPage } from '../../../../site/inquiry/InquiryPage'
import { pageContext } from '../../../../site/page'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ draft?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t, site } = await pageContext(params)
  return { title: `${t('contact.formHeading')} · ${site.siteName}`, robots: 'noindex' }
}

export default async function Page({ params, searchParams }: Props) {
  const [context, { draft }] = await Promise.all([pageContext(params), searchParams])
  return <InquiryPage context={context} draft={await draftOf(draft)} />
}
