import * as z from 'zod'
import { contentLimits, defaultServiceIcon, serviceIcons } from '@/domain/categories'
import { text, textLines } from './text'

export const serviceSchema = z.object({
  title: text(contentLimits.title),
  description: text(contentLimits.summary),
  features: textLines,
  technologies: textLines,
  price: text(contentLimits.price),
  icon: z.enum(serviceIcons).default(defaultServiceIcon),
  isActive: z.boolean().default(true),
  order: z.number().int().min(-contentLimits.order).max(contentLimits.order).default(0),
})
