import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import type { Breadcrumb } from '../seo/metadata'
import { pageLabel } from './pageLabel'

/**
 * The breadcrumb from the home page to a page of the site.
 * @param path without language
 * @param name the page's own; otherwise what the navigation calls it
 */
export const trailTo = (
  context: Pick<PageContext, 'locale' | 'frame'>,
  path: string,
  name = pageLabel(context, path),
): Breadcrumb[] => [
  { name: pageLabel(context, paths.home), url: paths.home },
  { name, url: path },
]
