import type { CollectionBeforeChangeHook } from 'payload'
import { contentLimits } from '@/domain/categories'
import { cutAtWord } from '@/domain/cutAtWord'

/** An empty meta title becomes the title, an empty meta description the excerpt (specification §5). */
export const fillMeta: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const now = { ...originalDoc, ...data }
  return {
    ...data,
    metaTitle: now.metaTitle || (now.title && cutAtWord(now.title, contentLimits.metaTitle)),
    metaDescription:
      now.metaDescription || (now.excerpt && cutAtWord(now.excerpt, contentLimits.metaDescription)),
  }
}
