import { paths } from '@/domain/paths'
import type { Translate } from '@/i18n/messages'
import type { Breadcrumb } from '../seo/metadata'

/** The breadcrumb to the blog. */
export const blogTrail = (t: Translate, name = t('nav.blog')): Breadcrumb[] => [
  { name: t('nav.home'), url: paths.home },
  { name, url: paths.blog },
]
