import type { CollectionConfig } from 'payload'
import { contentLimits } from '@/domain/categories'
import { groundNames, grounds } from '@/domain/grounds'
import { type CopyFormat, copies, largestCopy, maxStoredSide, uploadTypes } from '@/domain/uploads'
import { mediaFolder } from '@/ops/media/mediaStoreOf'
import { settings } from '@/settings'
import { missingFile } from '@/storage/missingFile'
import { trashedFile } from '@/storage/trashedFile'
import { undoUpload } from '@/storage/undoUpload'
import { anyone } from '../../access/anyone'
import { deleteOwnUploads } from '../../access/deleteOwn'
import { exceptForContentStaff } from '../../access/exceptForContentStaff'
import { isContentStaff } from '../../access/isContentStaff'
import { contentChangedHooks } from '../../hooks/contentChanged'
import { recordCreator } from '../../hooks/recordCreator'
import { createdBy } from '../fields/createdBy'
import { derived } from '../fields/derived'
import { textList } from '../fields/textList'
import { checkUpload } from './checkUpload'
import { fillMediaKeys } from './fillMediaKeys'
import { preventDeleteInUse } from './preventDeleteInUse'
import { stripFileProperties } from './stripFileProperties'

const folder = mediaFolder(settings)
const undo = undoUpload(folder)

/** Never enlarged. `inside`: never cropped, because the site crops around the focal point. */
const within = { fit: 'inside', withoutEnlargement: true } as const

const options: Record<CopyFormat, object> = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78, effort: 2 },
}

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Media' },
  admin: {
    hidden: exceptForContentStaff,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'tags', 'updatedAt'],
  },
  access: { read: anyone, create: isContentStaff, update: isContentStaff, delete: deleteOwnUploads },
  // A copy's name would not depend on its content.
  disableDuplicate: true,
  hooks: {
    ...contentChangedHooks,
    beforeOperation: [stripFileProperties, checkUpload, undo.begin],
    beforeValidate: [undo.noteFiles],
    beforeChange: [recordCreator, fillMediaKeys],
    afterChange: [undo.noteEntry, ...contentChangedHooks.afterChange],
    afterOperation: [undo.end],
    afterError: [undo.fail],
    beforeDelete: [preventDeleteInUse],
  },
  upload: {
    staticDir: folder,
    handlers: settings.bucket ? [] : [trashedFile, missingFile(folder)],
    mimeTypes: [...uploadTypes],
    pasteURL: false,
    // Cropping would change the bytes behind a URL that browsers cache forever.
    crop: false,
    focalPoint: true,
    adminThumbnail: 'webp480',
    // Re-encoded: turned upright, and stripped of its location and any appended data.
    resizeOptions: { width: maxStoredSide, height: maxStoredSide, ...within },
    imageSizes: copies.map(({ name, format, width }) => ({
      name,
      width,
      ...within,
      // The largest copy only exists of larger images; of the others, the one before is already whole.
      ...(width === largestCopy && { withoutEnlargement: undefined }),
      formatOptions: { format, options: options[format] },
    })),
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      return headers
    },
  },
  fields: [
    { name: 'alt', type: 'text', localized: true, required: true, maxLength: contentLimits.altText },
    textList('tags'),
    {
      name: 'ground',
      type: 'select',
      options: groundNames.map((value) => ({ value, label: grounds[value].label })),
      defaultValue: () => null,
      // Payload's own check accepts a list of options.
      validate: (value: unknown) =>
        value == null || groundNames.some((name) => name === value) || 'Choose one of the colors.',
      admin: { description: 'The color behind transparent parts. It follows the page into dark mode.' },
    },
    {
      name: 'isInverted',
      type: 'checkbox',
      defaultValue: false,
      label: 'Inverted in dark mode',
      admin: { description: 'For drawings on a pale ground: light becomes dark, and colors stay.' },
    },
    derived({ name: 'oldNames', type: 'text', hasMany: true, index: true }),
    derived({ name: 'searchText', type: 'textarea' }),
    createdBy,
    // Added by @payloadcms/storage-s3: the schema must be the same with and without a bucket.
    { name: '_objectKey', type: 'text', admin: { hidden: true, readOnly: true } },
  ],
}
