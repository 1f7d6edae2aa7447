import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { isTakenSlug } from '@/domain/paths'
import { optionalSlug, optionalText, text } from './text'

const slug = optionalSlug.refine((value) => !isTakenSlug(value), 'The site has a page of its own there.')

export const textPageSchema = z.object({
  title: text(contentLimits.title, 'A title is required.'),
  slug,
  description: text(contentLimits.metaDescription, 'A description is required.'),
  content: text(contentLimits.html, 'Content is required.'),
})

/** A draft needs nothing but a title. */
export const textPageDraftSchema = textPageSchema.extend({
  slug: optionalSlug,
  description: optionalText(contentLimits.metaDescription),
  content: optionalText(contentLimits.html),
})
