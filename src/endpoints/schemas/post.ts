import { z } from 'zod'
import { blogCategories, contentBounds } from '../../domain/categories'
import { optionalDate, optionalSlug, optionalText, optionalUrl, text, textLines } from './text'

/** `readTime` is computed on save (specification §5), so whatever is sent is dropped. */
export const postSchema = z.object({
  title: text(contentBounds.title),
  slug: optionalSlug,
  excerpt: text(contentBounds.summary),
  content: text(contentBounds.html),
  featuredImage: optionalUrl,
  category: z.enum(blogCategories),
  tags: textLines,
  author: optionalText(contentBounds.title),
  isPublished: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  metaTitle: optionalText(contentBounds.metaTitle),
  metaDescription: optionalText(contentBounds.metaDescription),
  publishedAt: optionalDate,
})

/** A text that is being written. */
export const previewSchema = z.object({ content: text(contentBounds.html) })
