import { listQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { Blog } from './Blog'
import { newestFirst, post } from './resource'

export const BlogView = adminView({
  title: 'Blog',
  allow: ['admin', 'editor'],
  asks: listQueries(post, newestFirst),
  screen: () => <Blog />,
})
