import type { Field } from 'payload'
import { contentLimits } from '@/domain/categories'
import { refuseTrashedImage } from '../../hooks/refuseTrashedImage'
import { urlField } from './url'

/** An image from the media library or, if there is none, a URL. */
export const pictureFields: Field[] = [
  {
    name: 'media',
    type: 'upload',
    relationTo: 'media',
    hooks: { beforeChange: [refuseTrashedImage] },
  },
  urlField('url', { admin: { condition: (_, sibling) => !sibling?.media } }),
]

export const pictureList = (name: string): Field => ({
  name,
  type: 'array',
  labels: { singular: 'Image', plural: 'Images' },
  maxRows: contentLimits.listItems,
  fields: pictureFields,
})
