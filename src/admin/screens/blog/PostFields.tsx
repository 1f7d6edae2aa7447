import { OldAddressList } from '@/admin/shared/crud/OldAddressList'
import { ContentField } from '@/admin/shared/editor/ContentField'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import type { FormFields } from '@/admin/shared/forms/useSchemaForm'
import { PictureField } from '@/admin/shared/media/PictureField'
import { agencyTimeZone } from '@/domain/agency'
import { blogCategories, contentLimits } from '@/domain/categories'
import { paths } from '@/domain/paths'
import { pluralize } from '@/domain/pluralize'
import { readTime } from '@/domain/readTime'
import { maxSlugLength, titleSlug } from '@/domain/slug'
import { type PostValues, withExcerpt, withTitle } from './postForm'

/** The fields of a post, in groups: its dialog and its full editor arrange them. */
type Form = { form: FormFields<PostValues> }

const categories = blogCategories.map((category) => ({ value: category, label: category }))
const counter = (text: string, bound: number) => `${text.length}/${bound}`
const zoneHint = `${agencyTimeZone.replace('_', ' ')} time. Leave empty to publish immediately, or pick a future time to schedule.`

export const PostTitle = ({ form: { field, values, set }, isNew }: Form & { isNew: boolean }) => (
  <TextField
    label="Title"
    isRequired
    maxLength={contentLimits.title}
    {...field('title')}
    onChange={(title) => set(withTitle(values, title, isNew))}
  />
)

export const PostSlug = ({
  form: { field, values },
  oldSlugs,
}: Form & { oldSlugs: string[] | undefined }) => (
  <>
    <TextField
      label="Slug"
      isRequired
      hint={
        values.title.trim() && !values.slug && !titleSlug(values.title)
          ? 'The title has no letters a–z or digits to make a slug of. Type one, for example in English.'
          : `URL: ${paths.post(values.slug || '…')}`
      }
      maxLength={maxSlugLength}
      {...field('slug')}
    />
    <OldAddressList slugs={oldSlugs} toPath={paths.post} />
  </>
)

export const PostText = ({ form: { field, values, set } }: Form) => (
  <>
    <TextAreaField
      label="Excerpt"
      isRequired
      rows={2}
      maxLength={contentLimits.summary}
      {...field('excerpt')}
      onChange={(excerpt) => set(withExcerpt(values, excerpt))}
    />
    <ContentField {...field('content')} />
  </>
)

export const PostFeatured = ({ form: { field } }: Form) => (
  <SwitchField label="Featured" hint="Shown first in the blog." {...field('isFeatured')} />
)

export const PostDetails = ({ form: { field } }: Form) => (
  <>
    <TextField label="Publish date" type="datetime-local" hint={zoneHint} {...field('publishedAt')} />
    <SelectField label="Category" isRequired choices={categories} {...field('category')} />
    <TextField label="Tags" hint="Separate with commas." {...field('tags')} />
    <PictureField label="Featured image" {...field('featuredImage')} />
    <TextField label="Author" maxLength={contentLimits.title} {...field('author')} />
  </>
)

export const PostMeta = ({ form: { field, values } }: Form) => (
  <>
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
  </>
)

export function PostReadTime({ form: { values } }: Form) {
  const minutes = readTime(values.content)
  return <p className="text-sm text-muted">Read time: {pluralize(minutes, 'minute')}, calculated on save.</p>
}
