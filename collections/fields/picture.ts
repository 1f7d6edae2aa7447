import type { Field } from 'payload'
import { contentBounds } from '../../src/domain/categories'

/** A picture: one of the media library or, where that is empty, an address. */
export const pictureFields: Field[] = [
  { name: 'media', type: 'upload', relationTo: 'media' },
  {
    name: 'url',
    type: 'text',
    maxLength: contentBounds.url,
    admin: { condition: (_, sibling) => !sibling?.media },
  },
]

export const pictureList = (name: string): Field => ({
  name,
  type: 'array',
  labels: { singular: 'Picture', plural: 'Pictures' },
  maxRows: contentBounds.listItems,
  fields: pictureFields,
})
