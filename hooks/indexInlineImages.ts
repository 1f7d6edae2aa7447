import type { CollectionBeforeChangeHook } from 'payload'
import { picturesOf } from '@/rich-text/picturesOf'
import { settings } from '@/settings'

/** Records which images of the library a text shows, so that none in use is deleted. */
export const indexInlineImages: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  textPictures: picturesOf(data.content ?? originalDoc?.content, settings.siteUrl),
})
