import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { contentRoles } from '@/domain/roles'
import { Blog } from './Blog'
import { post } from './resource'

export const BlogView = adminView({
  title: 'Blog',
  allow: contentRoles,
  queries: entriesQueries(post),
  screen: () => <Blog />,
})
