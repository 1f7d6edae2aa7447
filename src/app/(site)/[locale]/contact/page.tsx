import type { Metadata } from 'next'
import { lowestServicePrice } from '@/content/services'
import { paths } from '@/domain/paths'
import { ContactPage } from '@/site/contact/ContactPage'
import { pageContext } from '@/site/page'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath } from '@/site/seo/ogPath'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, t, site } = await pageContext(params)
  return pageMetadata(
    {
      title: t('contactPage.title'),
      description: t('contactPage.description'),
      keywords: t('contactPage.keywords').split(', '),
      url: paths.contact,
      image: ogPath('page', 'contact', locale),
    },
    site,
  )
}

export default async function Page({ params }: Props) {
  const [context, least] = await Promise.all([pageContext(params), lowestServicePrice()])
  return <ContactPage least={least} context={context} />
}
