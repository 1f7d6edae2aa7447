import { adminView } from '../adminView'
import { listAsks } from '../crud/entriesAsked'
import { Blog } from './Blog'
import { newestFirst, post } from './resource'

export const BlogView = adminView({
  title: 'Blog',
  allow: ['admin', 'editor'],
  asks: listAsks(post, newestFirst),
  screen: () => <Blog />,
})
