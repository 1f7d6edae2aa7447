import type { ScreenQuery } from '@/admin/shared/api/queries'

const path = '/api/admin/pages'

/** All pages with the state of their texts. */
export const pagesQuery: ScreenQuery = { queryKey: [path], path, shape: 'one' }
