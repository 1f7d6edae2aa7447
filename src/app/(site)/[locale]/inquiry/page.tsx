import { paths } from '@/domain/paths'
import { DraftPage, type DraftPlace, type DraftRoute, draftMetadata } from '@/site/inquiry/DraftPage'
import { InquiryPage } from '@/site/inquiry/InquiryPage'
import { textsOnce } from '@/site/page'

export const dynamic = 'force-dynamic'

const place: DraftPlace = {
  path: paths.inquiry,
  image: 'contact',
  texts: async ({ locale, t }) => ({
    title: t('contact.formHeading'),
    description: (await textsOnce('home', locale)).contactText,
  }),
}

export const generateMetadata = (route: DraftRoute) => draftMetadata(route, place)

export default function Page(route: DraftRoute) {
  return <DraftPage {...route} {...place} Content={InquiryPage} />
}
