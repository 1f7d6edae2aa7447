import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { groundNames } from '@/domain/grounds'
import { wholeNumber } from './number'
import { text, textLines } from './text'

/** The editable fields of a library image; the focal point in percent of width and height. */
export const pictureSchema = z.object({
  alt: text(contentLimits.altText, 'Describe the image in a few words.'),
  tags: textLines,
  ground: z.enum(groundNames).nullable(),
  isInverted: z.boolean(),
  focalX: wholeNumber(0, 100),
  focalY: wholeNumber(0, 100),
})
