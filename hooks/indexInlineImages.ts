import type { CollectionBeforeChangeHook } from 'payload'
import { picturesOf } from '@/rich-text/picturesOf'
import { settings } from '@/settings'

/** Records which library images a text uses, so that none of them can be deleted. */
export const indexInlineImages: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  textPictures: picturesOf(data.content ?? originalDoc?.content, settings.siteUrl),
})
