import type { Metadata } from 'next'
import { ThanksPage } from '../../../../site/inquiry/ThanksPage'
import { pageContext } from '../../../../site/page'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t, site } = await pageContext(params)
  return { title: `${t('inquiry.sentTitle')} · ${site.siteName}`, robots: 'noindex' }
}

export default async function Page({ params }: Props) {
  return <ThanksPage context={await pageContext(params)} />
}
