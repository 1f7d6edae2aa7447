import type { Metadata } from 'next'
import { draftOf } from '../../../../content/inquiryDrafts'
import { paths } from '../../../../domain/paths'
import { ThanksPage } from '../../../../site/inquiry/ThanksPage'
import { pageContext } from '../../../../site/page'
import { pageMetadata } from '../../../../site/seo/metadata'
import { ogPath } from '../../../../site/seo/ogPath'
import { PageData } from '../../../../site/seo/PageData'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ draft?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, t, site } = await pageContext(params)
  const meta = {
    title: t('inquiry.sentTitle'),
    description: t('inquiry.sentText'),
    url: paths.thanks,
    image: ogPath('page', 'contact', locale),
  }
  return { ...pageMetadata(meta, site), robots: { index: false, follow: true } }
}

export default async function Page({ params, searchParams }: Props) {
  const [context, { draft }] = await Promise.all([pageContext(params), searchParams])
  const { t } = context
  const trail = [
    { name: t('nav.home'), url: paths.home },
    { name: t('contactPage.title'), url: paths.contact },
    { name: t('inquiry.sentTitle'), url: paths.thanks },
  ]
  return (
    <>
      <PageData context={context} breadcrumbs={trail} />
      <ThanksPage context={context} draft={await draftOf(draft)} />
    </>
  )
}
