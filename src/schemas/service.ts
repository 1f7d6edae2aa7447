import * as z from 'zod'
import { contentLimits, defaultServiceIcon, serviceIcons } from '@/domain/categories'
import { wholeNumber } from './number'
import { optionalText, text, textLines } from './text'

export const serviceSchema = z.object({
  title: text(contentLimits.title, 'A title is required.'),
  description: text(contentLimits.summary, 'A description is required.'),
  features: textLines,
  technologies: textLines,
  price: text(contentLimits.price, 'A price is required.'),
  icon: z.enum(serviceIcons).default(defaultServiceIcon),
  isActive: z.boolean().default(true),
  order: wholeNumber(-contentLimits.order, contentLimits.order).default(0),
})

/** A draft needs nothing but a title. */
export const serviceDraftSchema = serviceSchema.extend({
  description: optionalText(contentLimits.summary),
  price: optionalText(contentLimits.price),
})
