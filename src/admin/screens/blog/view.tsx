import { listQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { staffRoles } from '@/domain/roles'
import { Blog } from './Blog'
import { newestFirst, post } from './resource'

export const BlogView = adminView({
  title: 'Blog',
  allow: staffRoles,
  asks: listQueries(post, newestFirst),
  screen: () => <Blog />,
})
