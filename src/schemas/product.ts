import * as z from 'zod'
import { contentLimits, findProductCategory, productCategories, ratingLimits } from '@/domain/categories'
import { optionalText, optionalUrl, text, textLines, urlLines } from './text'

const wholeNumber = (min: number, max: number) => z.number().int().min(min).max(max)

/** A category's stored value or label. */
const category = text(contentLimits.category)
  .transform((value) => findProductCategory(value) ?? value)
  .pipe(z.enum(productCategories.map(({ value }) => value)))

export const productSchema = z.object({
  title: text(contentLimits.title),
  description: text(contentLimits.summary),
  longDescription: optionalText(contentLimits.longText),
  price: wholeNumber(1, contentLimits.rupees),
  originalPrice: wholeNumber(0, contentLimits.rupees).nullable().default(null),
  technologies: textLines,
  features: textLines,
  images: urlLines,
  category,
  downloadUrl: optionalUrl,
  demoUrl: optionalUrl,
  rating: wholeNumber(ratingLimits.min, ratingLimits.max).default(ratingLimits.default),
  reviewCount: wholeNumber(0, contentLimits.reviewCount).default(0),
  isActive: z.boolean().default(true),
  isFeatured: z.boolean().default(false),
})
