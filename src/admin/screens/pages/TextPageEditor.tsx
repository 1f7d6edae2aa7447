'use client'

import { pagesPath } from '@/admin/paths'
import { OldAddressList } from '@/admin/shared/crud/OldAddressList'
import { type EditorDescription, EntryEditor } from '@/admin/shared/editing/EntryEditor'
import { PanelSection } from '@/admin/shared/editing/PanelSection'
import { ContentField } from '@/admin/shared/editor/ContentField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import { SearchPreview } from '@/admin/shared/seo/SearchPreview'
import { contentLimits } from '@/domain/categories'
import type { EditedEntity, TextPageEntity } from '@/domain/entities'
import { paths } from '@/domain/paths'
import type { Role } from '@/domain/roles'
import { maxSlugLength } from '@/domain/slug'
import { textPageSchema } from '@/schemas/textPage'
import { type TextPageValues, textPage, toBody, toChecks, toValues } from './textPage'

const description: EditorDescription<EditedEntity<TextPageEntity>, TextPageValues> = {
  resource: textPage,
  parent: { label: 'Pages', href: pagesPath },
  toValues,
  toBody,
  schema: textPageSchema,
  toChecks,
  Text: ({ form: { field } }) => (
    <>
      <TextField label="Title" isRequired maxLength={contentLimits.title} {...field('title')} />
      <ContentField {...field('content')} />
    </>
  ),
  Details: ({ form: { field, values }, entry, query: { data } }) => (
    <PanelSection title="Address and search engines">
      <TextField
        label="Slug"
        hint={values.slug ? `URL: ${paths.page(values.slug)}` : 'Leave empty to generate from the title.'}
        maxLength={maxSlugLength}
        {...field('slug')}
      />
      <OldAddressList slugs={entry.oldSlugs} toPath={paths.page} />
      <TextAreaField
        label="Description"
        isRequired
        rows={4}
        hint={`For search engines: ${values.description.length}/${contentLimits.metaDescription}`}
        maxLength={contentLimits.metaDescription}
        {...field('description')}
      />
      {data && (
        <SearchPreview
          title={`${values.title.trim() || 'Untitled'} · ${data.siteName}`}
          description={values.description.trim()}
          siteName={data.siteName}
          siteUrl={data.siteUrl}
          path={paths.page(values.slug || '…')}
        />
      )}
    </PanelSection>
  ),
}

/** The full editor of a page that is one text. */
export const TextPageEditor = (props: { id: string; role: Role }) => (
  <EntryEditor description={description} {...props} />
)
