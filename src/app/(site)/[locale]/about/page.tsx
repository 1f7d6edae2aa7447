import type { Metadata } from 'next'
import { aboutLinks } from '@/content/about'
import { featuredProjects } from '@/content/projects'
import { lowestServicePrice } from '@/content/services'
import { AboutPage } from '@/site/about/AboutPage'
import { pageContext, textsOnce } from '@/site/page'
import { textsMetadata } from '@/site/seo/textsMetadata'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params)
  return textsMetadata('about', await textsOnce('about', context.locale), context)
}

export default async function Page({ params }: Props) {
  const context = await pageContext(params)
  const [texts, least, [shown]] = await Promise.all([
    textsOnce('about', context.locale),
    lowestServicePrice(),
    featuredProjects(1, context.site),
  ])
  const links = await aboutLinks(texts, context.agency, context.site)
  return <AboutPage texts={texts} links={links} least={least} shown={shown} context={context} />
}
