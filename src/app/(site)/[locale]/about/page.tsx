import type { Metadata } from 'next'
import { featuredProjects } from '@/content/projects'
import { lowestServicePrice } from '@/content/services'
import { paths } from '@/domain/paths'
import { AboutPage } from '@/site/about/AboutPage'
import { pageContext, textsOnce } from '@/site/page'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath } from '@/site/seo/ogPath'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, t, site } = await pageContext(params)
  return pageMetadata(
    {
      title: t('about.title'),
      description: t('about.description'),
      keywords: t('about.keywords').split(', '),
      url: paths.about,
      image: ogPath('page', 'about', locale),
    },
    site,
  )
}

export default async function Page({ params }: Props) {
  const context = await pageContext(params)
  const [{ heading }, least, [shown]] = await Promise.all([
    textsOnce('contact', context.locale),
    lowestServicePrice(),
    featuredProjects(1),
  ])
  return <AboutPage least={least} shown={shown} invitation={heading} context={context} />
}
