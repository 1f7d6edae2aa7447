import { z } from 'zod'
import { contentBounds } from '../../domain/categories'
import { optionalDate, optionalSlug, optionalText, optionalUrl, text, textLines, urlLines } from './text'

export const projectSchema = z.object({
  title: text(contentBounds.title),
  slug: optionalSlug,
  description: text(contentBounds.longText),
  category: text(contentBounds.category),
  isFeatured: z.boolean().default(false),
  images: urlLines,
  clientName: optionalText(contentBounds.title),
  completedAt: optionalDate,
  technologies: textLines,
  projectUrl: optionalUrl,
  githubUrl: optionalUrl,
})
