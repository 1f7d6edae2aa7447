import type { Metadata } from 'next'
import { textPage } from '@/content/pages'
import { isTextPage, paths } from '@/domain/paths'
import { NotFound } from '@/site/frame/NotFound'
import { pageLabel } from '@/site/frame/pageLabel'
import { trailTo } from '@/site/frame/trail'
import { followMoved } from '@/site/moved'
import { isOffered, pageContext } from '@/site/page'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath } from '@/site/seo/ogPath'
import { PageData } from '@/site/seo/PageData'
import { BrowserStorage } from '@/site/text/BrowserStorage'
import { TextPage } from '@/site/text/TextPage'
import { UnwrittenPage } from '@/site/text/UnwrittenPage'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string; page: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page: slug } = await params
  if (!(await isOffered(params))) return {}
  const context = await pageContext(params)
  const page = await textPage(slug, context.site)
  const { locale, site, t } = context
  const image = ogPath('page', slug, locale)
  if (!page) {
    if (!isTextPage(slug)) return {}
    const unwritten = {
      title: pageLabel(context, paths[slug]),
      description: t('footer.unwritten'),
      url: paths[slug],
      image,
    }
    return { ...pageMetadata(unwritten, site), robots: { index: false, follow: true } }
  }
  const { title, description, updatedAt } = page
  return pageMetadata(
    {
      title,
      description,
      language: page.lang,
      languages: page.languages,
      url: `/${slug}`,
      image,
      modifiedTime: updatedAt,
    },
    site,
  )
}

/** A CMS page: privacy, terms and others. */
export default async function Page({ params }: Props) {
  const { page: slug } = await params
  // Not by `pageContext`: the front server shows this page, as `/not-found`, where Next's own would be empty.
  if (!(await isOffered(params))) return <NotFound />
  const context = await pageContext(params)
  const page = await textPage(slug, context.site)
  if (!page) await followMoved('page', slug, context.locale)
  const title = page?.title ?? (isTextPage(slug) ? pageLabel(context, paths[slug]) : null)
  if (title === null) return <NotFound />
  const breadcrumbs = trailTo(context, `/${slug}`, title)
  const more = `/${slug}` === paths.privacy && <BrowserStorage context={context} />
  return (
    <>
      <PageData context={context} breadcrumbs={breadcrumbs} />
      {page ? (
        <TextPage page={page} context={context}>
          {more}
        </TextPage>
      ) : (
        <UnwrittenPage title={title} context={context}>
          {more}
        </UnwrittenPage>
      )}
    </>
  )
}
