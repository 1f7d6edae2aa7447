import { paths } from '@/domain/paths'
import { DraftPage, type DraftRoute, draftMetadata } from '@/site/inquiry/DraftPage'
import { InquiryPage } from '@/site/inquiry/InquiryPage'
import { textsOnce } from '@/site/page'

export const dynamic = 'force-dynamic'

const place = { path: paths.inquiry, title: 'contact.formHeading' } as const

export const generateMetadata = (route: DraftRoute) =>
  draftMetadata(route, {
    ...place,
    description: async ({ locale }) => (await textsOnce('home', locale)).contactText,
  })

export default function Page(route: DraftRoute) {
  return <DraftPage {...route} {...place} Content={InquiryPage} />
}
