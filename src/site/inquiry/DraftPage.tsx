import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { draftOf, type InquiryDraft } from '@/content/inquiryDrafts'
import type { PageName } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { trailTo } from '../frame/trail'
import { type PageContext, pageContext } from '../page'
import { pageMetadata } from '../seo/metadata'
import { ogPath } from '../seo/ogPath'
import { PageData } from '../seo/PageData'
import { keywordList } from '../seo/textsMetadata'

/** Props of a route that a form without scripts leads to; `draft` is the key of the stored input. */
export interface DraftRoute {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ draft?: string | string[] }>
}

export interface DraftPlace {
  path: string
  /** Whose social image it has. */
  image: PageName
  texts: (context: PageContext) => Promise<{ title: string; description: string; keywords?: string }>
}

/** Keeps such a page out of search engines. */
export async function draftMetadata(
  { params }: DraftRoute,
  { path, image, texts }: DraftPlace,
): Promise<Metadata> {
  const context = await pageContext(params)
  const { title, description, keywords } = await texts(context)
  const meta = {
    title,
    description,
    ...(keywords && { keywords: keywordList(keywords) }),
    url: path,
    image: ogPath('page', image, context.locale),
  }
  return { ...pageMetadata(meta, context.site), robots: { index: false, follow: true } }
}

export async function DraftPage({
  params,
  searchParams,
  path,
  texts,
  Content,
}: DraftRoute &
  DraftPlace & { Content: ComponentType<{ context: PageContext; draft?: InquiryDraft | undefined }> }) {
  const [context, { draft }] = await Promise.all([pageContext(params), searchParams])
  const { title } = await texts(context)
  const trail = [...trailTo(context, paths.contact), { name: title, url: path }]
  return (
    <>
      <PageData context={context} breadcrumbs={trail} />
      <Content context={context} draft={await draftOf(draft)} />
    </>
  )
}
