import { paths } from '@/domain/paths'
import { DraftPage, type DraftRoute, draftMetadata } from '@/site/inquiry/DraftPage'
import { ThanksPage } from '@/site/inquiry/ThanksPage'

export const dynamic = 'force-dynamic'

const place = { path: paths.thanks, title: 'inquiry.sentTitle' } as const

export const generateMetadata = (route: DraftRoute) =>
  draftMetadata(route, { ...place, description: ({ t }) => t('inquiry.sentText') })

export default function Page(route: DraftRoute) {
  return <DraftPage {...route} {...place} Content={ThanksPage} />
}
