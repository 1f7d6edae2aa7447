'use client'

import type { RefObject } from 'react'
import { EntryDialog } from '@/admin/shared/crud/EntryDialog'
import { OldAddressList } from '@/admin/shared/crud/OldAddressList'
import { useEntryForm } from '@/admin/shared/crud/useEntryForm'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import { PictureField } from '@/admin/shared/media/PictureField'
import { SeoPanel } from '@/admin/shared/seo/SeoPanel'
import { agencyTimeZone } from '@/domain/agency'
import { blogCategories, contentLimits } from '@/domain/categories'
import type { ForStaff, PostEntity } from '@/domain/entities'
import { paths } from '@/domain/paths'
import { readTime } from '@/domain/readTime'
import { maxSlugLength } from '@/domain/slug'
import { postFormSchema } from '@/schemas/post'
import { ContentField } from './ContentField'
import { toBody, toValues, withExcerpt, withTitle } from './postForm'
import { post } from './resource'

interface Props {
  entry: ForStaff<PostEntity> | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

const categories = blogCategories.map((category) => ({ value: category, label: category }))
const counter = (text: string, bound: number) => `${text.length}/${bound}`
const zoneHint = `${agencyTimeZone.replace('_', ' ')} time. Leave empty to publish immediately, or pick a future time to schedule.`

/** The dialog for adding or editing a post (specification §5). */
export function PostDialog({ entry, onClose, fallbackFocus }: Props) {
  const form = useEntryForm({
    resource: post,
    entry,
    toValues,
    toBody,
    schema: postFormSchema,
    onSaved: onClose,
  })
  const { field } = form
  const { values, set } = form
  const minutes = readTime(values.content)

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
          <TextField
            label="Title"
            isRequired
            maxLength={contentLimits.title}
            {...field('title')}
            onChange={(title) => set(withTitle(values, title, entry === null))}
          />
          <TextField
            label="Slug"
            isRequired
            hint={`URL: ${paths.post(values.slug || '…')}`}
            maxLength={maxSlugLength}
            {...field('slug')}
          />
          <OldAddressList slugs={entry?.oldSlugs} toPath={paths.post} />
          <TextAreaField
            label="Excerpt"
            isRequired
            rows={2}
            maxLength={contentLimits.summary}
            {...field('excerpt')}
            onChange={(excerpt) => set(withExcerpt(values, excerpt))}
          />
          <ContentField {...field('content')} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-3 sm:max-lg:grid-cols-2">
            <SwitchField
              label="Published"
              hint="Off: a draft, seen by staff only."
              {...field('isPublished')}
            />
            <SwitchField label="Featured" hint="Shown first in the blog." {...field('isFeatured')} />
          </div>
          <TextField label="Publish date" type="datetime-local" hint={zoneHint} {...field('publishedAt')} />
          <SelectField label="Category" isRequired choices={categories} {...field('category')} />
          <TextField label="Tags" hint="Separate with commas." {...field('tags')} />
          <PictureField label="Featured image" {...field('featuredImage')} />
          <TextField label="Author" maxLength={contentLimits.title} {...field('author')} />
          <TextField
            label="Meta title"
            hint={counter(values.metaTitle, contentLimits.metaTitle)}
            maxLength={contentLimits.metaTitle}
            {...field('metaTitle')}
          />
          <TextAreaField
            label="Meta description"
            rows={4}
            hint={counter(values.metaDescription, contentLimits.metaDescription)}
            maxLength={contentLimits.metaDescription}
            {...field('metaDescription')}
          />
          <p className="text-sm text-muted">
            Read time: {minutes} {minutes === 1 ? 'minute' : 'minutes'}, calculated on save.
          </p>
        </div>
      </div>
      <SeoPanel id={entry?.id ?? null} post={values} />
    </EntryDialog>
  )
}
