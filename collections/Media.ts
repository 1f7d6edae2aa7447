import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { anybody } from '../access/anybody'
import { isStaff } from '../access/isStaff'
import { checkUpload } from '../hooks/checkUpload'
import { contentChangedHooks } from '../hooks/contentChanged'
import { missingFile } from '../hooks/missingFile'
import { uploadTypes } from '../src/domain/uploads'
import { settings } from '../src/settings'

/** Widths that the site's `sizes` ask for, in pixels. */
const widths = [480, 960, 1600]

const folder = path.join(settings.dataDir, 'media')

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  access: { read: anybody, create: isStaff, update: isStaff, delete: isStaff },
  hooks: { ...contentChangedHooks, beforeOperation: [checkUpload] },
  upload: {
    staticDir: folder,
    handlers: [missingFile(folder)],
    mimeTypes: [...uploadTypes],
    pasteURL: false,
    focalPoint: true,
    adminThumbnail: 'w480',
    imageSizes: widths.map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'avif' as const, options: { quality: 60, effort: 2 } },
    })),
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      return headers
    },
  },
  fields: [{ name: 'alt', type: 'text', required: true, maxLength: 300 }],
}
