import type { Field, GlobalConfig } from 'payload'
import { keepLanguages, publishOneLanguage } from '@/content/translations/pageLanguages'
import {
  fieldsOf,
  isText,
  type ListField,
  listsOf,
  type PageModel,
  type RowField,
  type SharedField,
  screenTitle,
  type TextField,
} from '@/domain/pageTexts/model'
import { ownPages } from '@/domain/pageTexts/ownPages'
import { closedEndpoint } from '@/http/closedEndpoint'
import { isContentStaff } from '../access/isContentStaff'
import { publishedOrContentStaff } from '../access/publishedOrContentStaff'
import { pictureFields } from '../collections/fields/picture'
import { urlField } from '../collections/fields/url'
import { withLanguageHook } from '../collections/translatable'
import { globalChanged } from '../hooks/contentChanged'
import { recordSaver } from '../hooks/recordSaver'
import { refuseWrongTypesOfGlobal } from '../hooks/refuseWrongTypes'

// Nothing is required here: a draft may be unfinished, and our endpoint checks what is published in each language.
const textField = ([name, { kind, label, max, isShared }]: [string, TextField]): Field => ({
  name,
  label,
  type: (kind === 'paragraph' ? 'textarea' : 'text') as 'text',
  localized: !isShared,
  maxLength: max,
})

const sharedFields: Record<SharedField['kind'], (name: string) => Field> = {
  picture: (name) => ({ name, type: 'group', fields: pictureFields }),
  link: (name) => urlField(name),
  // Read by id, so that only what is public is shown.
  project: (name) => ({ name, type: 'relationship', relationTo: 'project', maxDepth: 0 }),
  page: (name) => ({ name, type: 'select', options: [...ownPages] }),
  permission: (name) => ({ name, type: 'checkbox', defaultValue: false }),
}

const rowField = ([name, field]: [string, RowField]): Field =>
  isText(field) ? textField([name, field]) : sharedFields[field.kind](name)

/** Its rows belong to all languages, so that hiding or moving one does so everywhere. */
const listField = ([name, { noun, max, fields }]: [string, ListField]): Field => ({
  name,
  labels: { singular: noun, plural: name },
  type: 'array',
  maxRows: max,
  fields: [
    { name: 'isHidden', type: 'checkbox', defaultValue: false },
    ...Object.entries(fields).map(rowField),
  ],
})

/** The texts of a page. Edited on our screen only, so Payload's own is hidden. */
export const pageTextsGlobal = (page: PageModel): GlobalConfig => ({
  slug: page.slug,
  label: screenTitle(page),
  admin: { hidden: true },
  access: { read: publishedOrContentStaff, readVersions: isContentStaff, update: isContentStaff },
  versions: { drafts: true, max: 50 },
  // Payload's restore writes a version as it is, in all languages, without hooks; ours goes through the form's checks.
  endpoints: [closedEndpoint('post', '/versions/:id')],
  hooks: {
    beforeValidate: [refuseWrongTypesOfGlobal],
    beforeChange: [recordSaver],
    afterChange: [globalChanged, keepLanguages],
  },
  fields: [
    ...withLanguageHook(fieldsOf(page).map(textField), publishOneLanguage),
    ...listsOf(page).map(listField),
    { name: 'savedBy', type: 'text', hidden: true, admin: { disabled: true } },
  ],
})
