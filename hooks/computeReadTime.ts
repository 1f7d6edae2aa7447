import type { CollectionBeforeChangeHook } from 'payload'
import { readTime } from '@/domain/readTime'
import { lexicalToHtml } from '@/rich-text/toHtml'

/** Read time is recomputed whenever the text is saved (specification §5). */
export const computeReadTime: CollectionBeforeChangeHook = ({ data }) =>
  data.content ? { ...data, readTime: readTime(lexicalToHtml(data.content)) } : data
