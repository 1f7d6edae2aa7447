import { paths } from '@/domain/paths'
import { DraftPage, type DraftRoute, draftMetadata } from '@/site/inquiry/DraftPage'
import { InquiryPage } from '@/site/inquiry/InquiryPage'

export const dynamic = 'force-dynamic'

const place = { path: paths.inquiry, title: 'contact.formHeading' } as const

export const generateMetadata = (route: DraftRoute) =>
  draftMetadata(route, { ...place, description: (t) => `${t('contact.text')} ${t('contact.promise')}` })

export default function Page(route: DraftRoute) {
  return <DraftPage {...route} {...place} Content={InquiryPage} />
}
