import type { Metadata } from 'next'
import { proofs } from '@/content/projects'
import { activeServices } from '@/content/services'
import { apiPageSize } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { pageContext } from '@/site/page'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath } from '@/site/seo/ogPath'
import { ServicesPage } from '@/site/services/ServicesPage'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, t, site } = await pageContext(params)
  return pageMetadata(
    {
      title: t('servicesPage.title'),
      description: t('servicesPage.description'),
      keywords: t('servicesPage.keywords').split(', '),
      url: paths.services,
      image: ogPath('page', 'services', locale),
    },
    site,
  )
}

export default async function Page({ params }: Props) {
  const [context, { entries }] = await Promise.all([
    pageContext(params),
    activeServices({ limit: apiPageSize, page: 1 }),
  ])
  const proven = await proofs(entries.map(({ id }) => id))
  return <ServicesPage services={entries} proofs={proven} context={context} />
}
