import * as z from 'zod'
import { blogCategories, contentLimits } from '@/domain/categories'
import { optionalDate, optionalSlug, optionalText, optionalUrl, text, textLines } from './text'

/** `readTime` is computed on save (specification §5), so a sent value is dropped. */
export const postSchema = z.object({
  title: text(contentLimits.title),
  slug: optionalSlug,
  excerpt: text(contentLimits.summary),
  content: text(contentLimits.html),
  featuredImage: optionalUrl,
  category: z.enum(blogCategories),
  tags: textLines,
  author: optionalText(contentLimits.title),
  isPublished: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  metaTitle: optionalText(contentLimits.metaTitle),
  metaDescription: optionalText(contentLimits.metaDescription),
  publishedAt: optionalDate,
})

/** An unsaved text. */
export const previewSchema = z.object({ content: text(contentLimits.html) })
