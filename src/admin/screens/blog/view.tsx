import { listQueries } from '../../shared/crud/entriesQuery'
import { adminView } from '../../shell/adminView'
import { Blog } from './Blog'
import { newestFirst, post } from './resource'

export const BlogView = adminView({
  title: 'Blog',
  allow: ['admin', 'editor'],
  asks: listQueries(post, newestFirst),
  screen: () => <Blog />,
})
