import type { CollectionBeforeChangeHook } from 'payload'
import { readTime } from '@/domain/readTime'
import { lexicalToHtml } from '@/rich-text/toHtml'

/** Recomputes the read time whenever the text is saved (specification §5). */
export const computeReadTime: CollectionBeforeChangeHook = ({ data }) =>
  data.content ? { ...data, readTime: readTime(lexicalToHtml(data.content)) } : data
