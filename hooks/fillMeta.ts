import type { CollectionBeforeChangeHook } from 'payload'
import { contentBounds } from '../src/domain/categories'

/** An empty meta title becomes the title, an empty meta description the excerpt (specification §5). */
export const fillMeta: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const now = { ...originalDoc, ...data }
  return {
    ...data,
    metaTitle: now.metaTitle || now.title?.slice(0, contentBounds.metaTitle),
    metaDescription: now.metaDescription || now.excerpt?.slice(0, contentBounds.metaDescription),
  }
}
