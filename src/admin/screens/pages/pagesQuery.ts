import type { ScreenQuery } from '@/admin/shared/api/queries'
import type { Role } from '@/domain/roles'
import { textPage } from './textPage'

const path = '/api/admin/pages'

/** All pages with the state of their texts. */
export const pagesQuery: ScreenQuery = { queryKey: [path], path, shape: 'one' }

/** The pages that are one text. */
export const textPagesQuery: ScreenQuery = { queryKey: [textPage.path], path: textPage.path, shape: 'one' }

/** The queries of the screen, as far as a role may see them. */
export const pagesQueries = (role: Role): ScreenQuery[] =>
  role === 'admin' ? [pagesQuery, textPagesQuery] : [pagesQuery]
