import type { CollectionBeforeChangeHook } from 'payload'
import { picturesOf } from '@/rich-text/picturesOf'
import { settings } from '@/settings'

/** Keeps which pictures of the library a text shows, so that one in use is not deleted. */
export const indexInlineImages: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  textPictures: picturesOf(data.content ?? originalDoc?.content, settings.siteUrl),
})
