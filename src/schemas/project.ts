import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { caseStudyDraftShape, caseStudyShape } from './caseStudy'
import { optionalDate, optionalSlug, optionalText, optionalUrl, text, textLines, urlLines } from './text'

export const projectSchema = z.object({
  title: text(contentLimits.title, 'A title is required.'),
  slug: optionalSlug,
  description: text(contentLimits.longText, 'A description is required.'),
  category: text(contentLimits.category, 'A category is required.'),
  isFeatured: z.boolean().default(false),
  images: urlLines,
  clientName: optionalText(contentLimits.title),
  completedAt: optionalDate,
  technologies: textLines,
  projectUrl: optionalUrl,
  githubUrl: optionalUrl,
  ...caseStudyShape,
})

/** A draft needs nothing but a title. */
export const projectDraftSchema = projectSchema.extend({
  description: optionalText(contentLimits.longText),
  category: optionalText(contentLimits.category),
  ...caseStudyDraftShape,
})
