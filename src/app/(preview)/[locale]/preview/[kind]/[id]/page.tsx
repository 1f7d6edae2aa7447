import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isPreviewLink } from '@/content/previewLink'
import { draftedCollections } from '@/domain/contentCollections'
import { isPageName } from '@/domain/pageTexts/pages'
import { type PageContext, previewContext } from '@/site/page'
import { PreviewNotice } from '@/site/preview/PreviewNotice'
import { previewPages, textPreviews } from '@/site/preview/previewPages'

// Rendered for each request and never cached.
export const dynamic = 'force-dynamic'

/** Doesn't mention the entry, because it is generated before the signature is checked. */
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

type Props = {
  params: Promise<{ locale: string; kind: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function previewOf(kind: string, id: string, context: PageContext) {
  if (kind === 'page-texts') return isPageName(id) && id !== 'frame' ? textPreviews[id](context) : null
  const collection = draftedCollections.find((each) => each === kind)
  return collection ? previewPages[collection]({ id, context }) : null
}

export default async function Page({ params, searchParams }: Props) {
  const [context, { kind, id }, given] = await Promise.all([previewContext(params), params, searchParams])
  if (!isPreviewLink(kind, id, given)) notFound()
  const page = await previewOf(kind, id, context)
  if (!page) notFound()
  return (
    <>
      <PreviewNotice t={context.t} />
      {page}
    </>
  )
}
