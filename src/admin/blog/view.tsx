import { adminView } from '../adminView'
import { Blog } from './Blog'

export const BlogView = adminView({ title: 'Blog', allow: ['admin', 'editor'], screen: () => <Blog /> })
