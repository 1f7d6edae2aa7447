import type { RequiredDataFromCollectionSlug } from 'payload'
import type { z } from 'zod'
import { textPages as linesOf } from '@/content/pages'
import { toTextPage } from '@/content/shapes'
import type { TextPageEntity } from '@/domain/entities'
import { adminOnly } from '@/domain/roles'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { getCms } from '@/runtime/cms'
import { textPageDraftSchema, textPageSchema } from '@/schemas/textPage'
import { endpoint } from '../endpoint'
import { comments } from './comments'
import { deletion } from './crud'
import { type Drafted, editing } from './editing'
import { versions } from './versions'

const textPages: Drafted<
  'page',
  z.infer<typeof textPageSchema>,
  z.infer<typeof textPageDraftSchema>,
  TextPageEntity
> = {
  collection: 'page',
  path: '/admin/text-pages',
  name: 'Page',
  allow: adminOnly,
  body: textPageSchema,
  draft: textPageDraftSchema,
  async toData({ content, ...body }) {
    const { config } = await getCms()
    return {
      ...body,
      content: content && (await htmlToLexical(content, config)),
    } as RequiredDataFromCollectionSlug<'page'>
  },
  toEntities: async (docs) => docs.map(toTextPage),
}

/** Pages that are one text, such as privacy and terms: listed, deleted, and otherwise edited in the full editor. */
export const adminTextPages = [
  endpoint({
    method: 'get',
    path: textPages.path,
    allow: textPages.allow,
    handle: ({ as }) => linesOf(as),
  }),
  deletion(textPages),
  ...editing(textPages),
  ...comments(textPages),
  ...versions(textPages),
]
