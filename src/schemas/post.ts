import * as z from 'zod'
import { blogCategories, contentLimits } from '@/domain/categories'
import {
  choice,
  optionalChoice,
  optionalDate,
  optionalSlug,
  optionalText,
  optionalUrl,
  requiredSlug,
  text,
  textLines,
} from './text'

/** `readTime` is computed on save (specification §5), so a sent value is dropped. */
export const postSchema = z.object({
  title: text(contentLimits.title, 'A title is required.'),
  slug: optionalSlug,
  excerpt: text(contentLimits.summary, 'An excerpt is required.'),
  content: text(contentLimits.html, 'Content is required.'),
  featuredImage: optionalUrl,
  category: choice(blogCategories, 'A category is required.'),
  tags: textLines,
  author: optionalText(contentLimits.title),
  isPublished: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  metaTitle: optionalText(contentLimits.metaTitle),
  metaDescription: optionalText(contentLimits.metaDescription),
  publishedAt: optionalDate,
})

/** A draft needs nothing but a title. */
export const postDraftSchema = postSchema.extend({
  excerpt: optionalText(contentLimits.summary),
  content: optionalText(contentLimits.html),
  category: optionalChoice([...blogCategories]),
})

/** The form also requires a slug (specification §5), which it generates from the title. */
export const postFormSchema = postSchema.extend({ slug: requiredSlug })

/** Unsaved text. */
export const previewSchema = z.object({ content: text(contentLimits.html) })
