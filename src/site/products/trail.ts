import { paths } from '@/domain/paths'
import type { Translate } from '@/i18n/messages'
import type { Breadcrumb } from '../seo/metadata'

/** The breadcrumb to the products. */
export const productsTrail = (t: Translate, name = t('nav.products')): Breadcrumb[] => [
  { name: t('nav.home'), url: paths.home },
  { name, url: paths.products },
]
