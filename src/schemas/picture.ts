import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { text, textLines } from './text'

/** What an image shows, for who does not see it. */
export const altText = text(contentLimits.altText, 'Say in a few words what the picture shows.')

/** What is typed about an image of the library; the focal point in percent of its width and height. */
export const pictureSchema = z.object({
  alt: altText,
  tags: textLines,
  focalX: z.number(),
  focalY: z.number(),
})
