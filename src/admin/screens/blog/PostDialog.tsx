'use client'

import { type RefObject, use } from 'react'
import { EntryDialog } from '@/admin/shared/crud/EntryDialog'
import { useEntryForm } from '@/admin/shared/crud/useEntryForm'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { CheckedSeoPanel } from '@/admin/shared/seo/SeoPanel'
import type { ForStaff, PostEntity } from '@/domain/entities'
import { postFormSchema } from '@/schemas/post'
import { AuthorContext } from './AuthorContext'
import {
  PostDetails,
  PostFeatured,
  PostMeta,
  PostReadTime,
  PostSlug,
  PostText,
  PostTitle,
} from './PostFields'
import { toBody, toChecks, toValues } from './postForm'
import { post } from './resource'

interface Props {
  entry: ForStaff<PostEntity> | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The dialog for adding or editing a post (specification §5). */
export function PostDialog({ entry, onClose, fallbackFocus }: Props) {
  const author = use(AuthorContext)
  const form = useEntryForm({
    resource: post,
    entry,
    toValues: (stored) => toValues(stored, author),
    toBody,
    schema: postFormSchema,
    onSaved: onClose,
  })

  return (
    <EntryDialog
      title={entry ? 'Edit Blog Post' : 'Create New Blog Post'}
      save="Save Post"
      entry={form}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      size="full"
    >
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex min-w-0 flex-col gap-4">
          <PostTitle form={form} isNew={entry === null} />
          <PostSlug form={form} oldSlugs={entry?.oldSlugs} />
          <PostText form={form} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-3 sm:max-lg:grid-cols-2">
            <SwitchField
              label="Published"
              hint="Off: a draft, seen by staff only."
              {...form.field('isPublished')}
            />
            <PostFeatured form={form} />
          </div>
          <PostDetails form={form} />
          <PostMeta form={form} />
          <PostReadTime form={form} />
        </div>
      </div>
      <CheckedSeoPanel id={entry?.id ?? null} post={form.values} toChecks={toChecks} />
    </EntryDialog>
  )
}
