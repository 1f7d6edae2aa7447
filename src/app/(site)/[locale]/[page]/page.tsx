import type { Metadata } from 'next'
import { textPage } from '../../../../content/pages'
import { paths } from '../../../../domain/paths'
import { NotFound } from '../../../../site/frame/NotFound'
import { pageContext } from '../../../../site/page'
import { pageMetadata } from '../../../../site/seo/metadata'
import { ogPath } from '../../../../site/seo/ogPath'
import { PageData } from '../../../../site/seo/PageData'
import { TextPage } from '../../../../site/text/TextPage'
import { UnwrittenPage } from '../../../../site/text/UnwrittenPage'

export const dynamicParams = true
export const generateStaticParams = () => []

/** The pages that the footer of every page leads to. */
const isPromised = (slug: string) => slug === 'privacy' || slug === 'terms'

type Props = { params: Promise<{ locale: string; page: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page: slug } = await params
  const [{ locale, site, t }, page] = await Promise.all([pageContext(params), textPage(slug)])
  if (!page)
    return isPromised(slug) ? { title: `${t(`footer.${slug}`)} · ${site.siteName}`, robots: 'noindex' } : {}
  const { title, description, updatedAt } = page
  const image = ogPath('page', slug, locale)
  return pageMetadata(
    {
      title,
      description,
      language: site.contentLanguage,
      url: `/${slug}`,
      image,
      modifiedTime: updatedAt,
    },
    site,
  )
}

/** A page written in the CMS: privacy, terms and what else there is. */
export default async function Page({ params }: Props) {
  const { page: slug } = await params
  const [context, page] = await Promise.all([pageContext(params), textPage(slug)])
  if (!page) return isPromised(slug) ? <UnwrittenPage name={slug} context={context} /> : <NotFound />
  const breadcrumbs = [
    { name: context.t('nav.home'), url: paths.home },
    { name: page.title, url: `/${slug}` },
  ]
  return (
    <>
      <PageData context={context} breadcrumbs={breadcrumbs} />
      <TextPage page={page} context={context} />
    </>
  )
}
