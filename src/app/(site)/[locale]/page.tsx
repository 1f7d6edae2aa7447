import type { Metadata } from 'next'
import { homeContent } from '@/content/home'
import { HomePage } from '@/site/home/HomePage'
import { homeContext, textsOnce } from '@/site/page'
import { PageData } from '@/site/seo/PageData'
import { website } from '@/site/seo/structuredData'
import { textsMetadata } from '@/site/seo/textsMetadata'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await homeContext(params)
  return textsMetadata('home', await textsOnce('home', context.locale), context)
}

export default async function Page({ params }: Props) {
  const context = await homeContext(params)
  const { locale, settings, site } = context
  const [texts, content] = await Promise.all([textsOnce('home', locale), homeContent(site)])
  return (
    <>
      <PageData context={context} things={[website(settings, site)]} />
      <HomePage texts={texts} context={context} content={content} />
    </>
  )
}
