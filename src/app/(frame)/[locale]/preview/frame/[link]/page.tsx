import { notFound } from 'next/navigation'
import { homeContent } from '@/content/home'
import { isFramePreviewLink } from '@/content/previewLink'
import { HomePage } from '@/site/home/HomePage'
import { previewContext, textsOnce } from '@/site/page'
import { PreviewNotice } from '@/site/preview/PreviewNotice'

interface Props {
  params: Promise<{ locale: string; link: string }>
}

/** The home page, within the navigation and the footer as they were last saved. */
export default async function Page({ params }: Props) {
  const { link } = await params
  if (!isFramePreviewLink(link)) notFound()
  const context = await previewContext(params)
  const [texts, content] = await Promise.all([textsOnce('home', context.locale), homeContent(context.site)])
  return (
    <>
      <PreviewNotice t={context.t} />
      <HomePage texts={texts} context={context} content={content} />
    </>
  )
}
