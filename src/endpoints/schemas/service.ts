import { z } from 'zod'
import { contentBounds, defaultServiceIcon, serviceIcons } from '../../domain/categories'
import { text, textLines } from './text'

export const serviceSchema = z.object({
  title: text(contentBounds.title),
  description: text(contentBounds.summary),
  features: textLines,
  technologies: textLines,
  price: text(contentBounds.price),
  icon: z.enum(serviceIcons).default(defaultServiceIcon),
  isActive: z.boolean().default(true),
  order: z.number().int().min(-contentBounds.order).max(contentBounds.order).default(0),
})
