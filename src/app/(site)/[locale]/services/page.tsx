import type { Metadata } from 'next'
import { proofs } from '@/content/projects'
import { serviceCards } from '@/content/services'
import { apiPageSize } from '@/domain/limits'
import { pageContext, textsOnce } from '@/site/page'
import { textsMetadata } from '@/site/seo/textsMetadata'
import { ServicesPage } from '@/site/services/ServicesPage'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params)
  return textsMetadata('services', await textsOnce('services', context.locale), context)
}

export default async function Page({ params }: Props) {
  const context = await pageContext(params)
  const { entries } = await serviceCards({ limit: apiPageSize, page: 1 }, context.site)
  const [texts, proven] = await Promise.all([
    textsOnce('services', context.locale),
    proofs(
      entries.map(({ id }) => id),
      context.site,
    ),
  ])
  return <ServicesPage texts={texts} services={entries} proofs={proven} context={context} />
}
