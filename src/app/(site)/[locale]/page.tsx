import type { Metadata } from 'next'
import { homeContent } from '@/content/home'
import { paths } from '@/domain/paths'
import { HomePage } from '@/site/home/HomePage'
import { pageContext } from '@/site/page'
import { website } from '@/site/seo/jsonLd'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath } from '@/site/seo/ogPath'
import { PageData } from '@/site/seo/PageData'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, t, site } = await pageContext(params)
  return pageMetadata(
    {
      title: t('hero.headline'),
      description: t('hero.text'),
      keywords: t('hero.keywords').split(', '),
      url: paths.home,
      image: ogPath('page', 'home', locale),
    },
    site,
  )
}

export default async function Page({ params }: Props) {
  const context = await pageContext(params)
  const { settings, site } = context
  return (
    <>
      <PageData context={context} things={[website(settings, site)]} />
      <HomePage context={context} content={await homeContent()} />
    </>
  )
}
