import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { anybody } from '../access/anybody'
import { isStaff } from '../access/isStaff'
import { contentChangedHooks } from '../hooks/contentChanged'
import { settings } from '../src/settings'

/** Widths that the site's `sizes` ask for, in pixels. */
const widths = [480, 960, 1600]

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  access: { read: anybody, create: isStaff, update: isStaff, delete: isStaff },
  hooks: contentChangedHooks,
  upload: {
    staticDir: path.join(settings.dataDir, 'media'),
    mimeTypes: ['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif', 'application/pdf'],
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
      headers.set('Cache-Control', 'public, max-age=3600')
      return headers
    },
  },
  fields: [{ name: 'alt', type: 'text', required: true, maxLength: 300 }],
}
