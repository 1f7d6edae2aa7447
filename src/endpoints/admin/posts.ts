import type { RequiredDataFromCollectionSlug } from 'payload'
import type { z } from 'zod'
import { articleText, withViews } from '@/content/posts'
import { storedPictures } from '@/content/storedPictures'
import type { PostEntity } from '@/domain/entities'
import { contentRoles } from '@/domain/roles'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { lexicalToHtml } from '@/rich-text/toHtml'
import { getCms } from '@/runtime/cms'
import { postDraftSchema, postSchema, previewSchema } from '@/schemas/post'
import { endpoint } from '../endpoint'
import { bulk } from './bulk'
import { comments } from './comments'
import { crud } from './crud'
import { type Drafted, editing } from './editing'
import { versions } from './versions'

const posts: Drafted<'blog-post', z.infer<typeof postSchema>, z.infer<typeof postDraftSchema>, PostEntity> = {
  collection: 'blog-post',
  path: '/admin/blog-posts',
  name: 'Blog post',
  allow: contentRoles,
  body: postSchema,
  draft: postDraftSchema,
  async toData({ isPublished, content, featuredImage, ...body }, access) {
    const { config } = await getCms()
    const [picture] = await storedPictures(featuredImage ? [featuredImage] : [], access)
    return {
      ...body,
      content: content && (await htmlToLexical(content, config)),
      featuredImage: picture ?? { media: null, url: null },
      // Drafts are Payload's; the API exposes them as `isPublished`.
      _status: isPublished ? 'published' : 'draft',
    } as RequiredDataFromCollectionSlug<'blog-post'>
  },
  toEntities: withViews,
}

/** Renders unsaved text as readers would see it; stores nothing. */
const preview = endpoint({
  method: 'post',
  path: '/admin/blog-posts/preview',
  allow: contentRoles,
  body: previewSchema,
  async handle({ body }) {
    const { config } = await getCms()
    const content = lexicalToHtml(await htmlToLexical(body.content, config))
    return { html: await articleText(content) }
  },
})

export const adminPosts = [
  preview,
  bulk(posts),
  ...crud(posts),
  ...editing(posts),
  ...comments(posts),
  ...versions(posts),
]
