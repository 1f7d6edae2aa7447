import { cms } from '../../content/payload'
import { withViews } from '../../content/posts'
import { storedPictures } from '../../content/storedPictures'
import { defaultAuthor } from '../../domain/categories'
import { htmlToLexical } from '../../rich-text/fromHtml'
import { staff } from '../endpoint'
import { postSchema } from '../schemas/post'
import { crud } from './crud'

export const adminPosts = crud({
  collection: 'blog-post',
  path: '/admin/blog-posts',
  name: 'Blog post',
  allow: staff,
  body: postSchema,
  searchIn: ['title', 'excerpt', 'category', 'author'],
  async toData({ isPublished, content, featuredImage, author, ...body }, reader) {
    const { config } = await cms()
    const [picture] = await storedPictures(featuredImage ? [featuredImage] : [], reader)
    return {
      ...body,
      author: author ?? defaultAuthor,
      content: await htmlToLexical(content, config),
      featuredImage: picture ?? { media: null, url: null },
      // Drafts are Payload's; `isPublished` is their face.
      _status: isPublished ? ('published' as const) : ('draft' as const),
    }
  },
  toEntities: withViews,
})
