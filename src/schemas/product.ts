import * as z from 'zod'
import { contentLimits, findProductCategory, productCategories, ratingLimits } from '@/domain/categories'
import { amount, wholeNumber } from './number'
import { optionalChoice, optionalText, optionalUrl, text, textLines, urlLines } from './text'

/** A category's stored value or label. */
const category = text(contentLimits.category, 'A category is required.')
  .transform((value) => findProductCategory(value) ?? value)
  .pipe(z.enum(productCategories.map(({ value }) => value)))

export const productSchema = z.object({
  title: text(contentLimits.title, 'A title is required.'),
  description: text(contentLimits.summary, 'A description is required.'),
  longDescription: optionalText(contentLimits.longText),
  price: amount(contentLimits.rupees, 'The price must be greater than 0.'),
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

const categories = productCategories.map(({ value }) => value) as [string, ...string[]]

/** A draft needs nothing but a title. */
export const productDraftSchema = productSchema.extend({
  description: optionalText(contentLimits.summary),
  category: optionalChoice(categories),
  price: wholeNumber(0, contentLimits.rupees)
    .transform((price) => price || null)
    .nullable()
    .default(null),
})
