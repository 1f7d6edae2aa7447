import { paths } from '@/domain/paths'
import { DraftPage, type DraftPlace, type DraftRoute, draftMetadata } from '@/site/inquiry/DraftPage'
import { ThanksPage } from '@/site/inquiry/ThanksPage'
import { textsOnce } from '@/site/page'

export const dynamic = 'force-dynamic'

const place: DraftPlace = {
  path: paths.thanks,
  image: 'thanks',
  texts: ({ locale }) => textsOnce('thanks', locale),
}

export const generateMetadata = (route: DraftRoute) => draftMetadata(route, place)

export default function Page(route: DraftRoute) {
  return <DraftPage {...route} {...place} Content={ThanksPage} />
}
