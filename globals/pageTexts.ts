import type { Field, GlobalConfig } from 'payload'
import { fieldsOf, type ListField, listsOf, type PageModel, type TextField } from '@/domain/pageTexts/model'
import { isContentStaff } from '../access/isContentStaff'
import { publishedOrContentStaff } from '../access/publishedOrContentStaff'
import { globalChanged } from '../hooks/contentChanged'

// Nothing is required here: a draft may be unfinished, and our endpoint checks what is published in each language.
const textField = ([name, { kind, label, max }]: [string, TextField]): Field => ({
  name,
  label,
  type: (kind === 'line' ? 'text' : 'textarea') as 'text',
  localized: true,
  maxLength: max,
})

/** Its rows belong to all languages, so that hiding or moving one does so everywhere. */
const listField = ([name, { noun, max, fields }]: [string, ListField]): Field => ({
  name,
  labels: { singular: noun, plural: name },
  type: 'array',
  maxRows: max,
  fields: [
    { name: 'isHidden', type: 'checkbox', defaultValue: false },
    ...Object.entries(fields).map(textField),
  ],
})

/** The texts of a page. Edited on our screen only, so Payload's own is hidden. */
export const pageTextsGlobal = (page: PageModel): GlobalConfig => ({
  slug: page.slug,
  label: `${page.label} page`,
  admin: { hidden: true },
  access: { read: publishedOrContentStaff, readVersions: isContentStaff, update: isContentStaff },
  versions: { drafts: true, max: 50 },
  hooks: { afterChange: [globalChanged] },
  fields: [...fieldsOf(page).map(textField), ...listsOf(page).map(listField)],
})
