import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { draftOf, type InquiryDraft } from '@/content/inquiryDrafts'
import { paths } from '@/domain/paths'
import { type PageContext, pageContext } from '../page'
import { pageMetadata } from '../seo/metadata'
import { ogPath } from '../seo/ogPath'
import { PageData } from '../seo/PageData'

/** Props of a route that a form without scripts leads to; `draft` is the key of the stored input. */
export interface DraftRoute {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ draft?: string | string[] }>
}

interface DraftPlace {
  path: string
  title: 'contact.formHeading' | 'inquiry.sentTitle'
}

/** Keeps such a page out of search engines. */
export async function draftMetadata(
  { params }: DraftRoute,
  {
    path,
    title,
    description,
  }: DraftPlace & { description: (context: PageContext) => string | Promise<string> },
): Promise<Metadata> {
  const context = await pageContext(params)
  const { locale, t, site } = context
  const meta = {
    title: t(title),
    description: await description(context),
    url: path,
    image: ogPath('page', 'contact', locale),
  }
  return { ...pageMetadata(meta, site), robots: { index: false, follow: true } }
}

export async function DraftPage({
  params,
  searchParams,
  path,
  title,
  Content,
}: DraftRoute &
  DraftPlace & { Content: ComponentType<{ context: PageContext; draft?: InquiryDraft | undefined }> }) {
  const [context, { draft }] = await Promise.all([pageContext(params), searchParams])
  const { t } = context
  const trail = [
    { name: t('nav.home'), url: paths.home },
    { name: t('nav.contact'), url: paths.contact },
    { name: t(title), url: path },
  ]
  return (
    <>
      <PageData context={context} breadcrumbs={trail} />
      <Content context={context} draft={await draftOf(draft)} />
    </>
  )
}
