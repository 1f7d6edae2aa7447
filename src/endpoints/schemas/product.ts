import { z } from 'zod'
import { contentBounds, findProductCategory, productCategories, ratingBounds } from '../../domain/categories'
import { optionalText, optionalUrl, text, textLines, urlLines } from './text'

const wholeNumber = (min: number, max: number) => z.number().int().min(min).max(max)

/** A category's stored value or its label. */
const category = text(contentBounds.category)
  .transform((value) => findProductCategory(value) ?? value)
  .pipe(z.enum(productCategories.map(({ value }) => value)))

export const productSchema = z.object({
  title: text(contentBounds.title),
  description: text(contentBounds.summary),
  longDescription: optionalText(contentBounds.longText),
  price: wholeNumber(1, contentBounds.rupees),
  originalPrice: wholeNumber(0, contentBounds.rupees).nullable().default(null),
  technologies: textLines,
  features: textLines,
  images: urlLines,
  category,
  downloadUrl: optionalUrl,
  demoUrl: optionalUrl,
  rating: wholeNumber(ratingBounds.min, ratingBounds.max).default(ratingBounds.default),
  reviewCount: wholeNumber(0, contentBounds.reviewCount).default(0),
  isActive: z.boolean().default(true),
  isFeatured: z.boolean().default(false),
})
