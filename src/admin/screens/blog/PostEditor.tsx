'use client'

import { blogPath } from '@/admin/paths'
import { type EditorDescription, EntryEditor } from '@/admin/shared/editing/EntryEditor'
import { PanelSection } from '@/admin/shared/editing/PanelSection'
import { SeoPanel } from '@/admin/shared/seo/SeoPanel'
import type { EditedEntity, PostEntity } from '@/domain/entities'
import type { Role } from '@/domain/roles'
import { postFormSchema } from '@/schemas/post'
import {
  PostDetails,
  PostFeatured,
  PostMeta,
  PostReadTime,
  PostSlug,
  PostText,
  PostTitle,
} from './PostFields'
import { type PostValues, publishDate, toBody, toChecks, toValues } from './postForm'
import { post } from './resource'

const description: EditorDescription<EditedEntity<PostEntity>, PostValues> = {
  resource: post,
  parent: { label: 'Blog', href: blogPath },
  toValues,
  toBody,
  schema: postFormSchema,
  publishDate,
  toChecks,
  Text: ({ form }) => (
    <>
      <PostTitle form={form} isNew={false} />
      <PostText form={form} />
    </>
  ),
  Details: ({ form, entry, query }) => (
    <>
      <PanelSection title="Post">
        <PostDetails form={form} />
        <PostFeatured form={form} />
        <PostReadTime form={form} />
      </PanelSection>
      <PanelSection title="Address and search engines">
        <PostSlug form={form} oldSlugs={entry.oldSlugs} />
        <PostMeta form={form} />
        <SeoPanel post={form.values} query={query} />
      </PanelSection>
    </>
  ),
}

/** The full editor of a post. */
export const PostEditor = (props: { id: string; role: Role }) => (
  <EntryEditor description={description} {...props} />
)
