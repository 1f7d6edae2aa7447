import { paths } from '@/domain/paths'
import type { Translate } from '@/i18n/messages'
import type { Breadcrumb } from '../seo/metadata'

/** The breadcrumb to the portfolio. */
export const portfolioTrail = (t: Translate, name = t('nav.portfolio')): Breadcrumb[] => [
  { name: t('nav.home'), url: paths.home },
  { name, url: paths.portfolio },
]
