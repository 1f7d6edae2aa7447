import type { Problems } from '@/admin/shared/crud/useEntryForm'
import { ratingLimits } from '@/domain/categories'
import type { ProductEntity } from '@/domain/entities'
import { asLines, linesOf, wholeNumber } from '@/domain/typed'

/** A product as it is typed. */
export interface ProductValues {
  title: string
  description: string
  longDescription: string
  category: string
  price: string
  originalPrice: string
  technologies: string
  features: string
  images: string
  demoUrl: string
  downloadUrl: string
  rating: string
  reviewCount: string
  isActive: boolean
  isFeatured: boolean
}

const amount = (rupees: number | null | undefined) => (rupees ? String(rupees) : '')

export const toValues = (product: ProductEntity | null): ProductValues => ({
  title: product?.title ?? '',
  description: product?.description ?? '',
  longDescription: product?.longDescription ?? '',
  category: product?.category ?? '',
  price: amount(product?.price),
  originalPrice: amount(product?.originalPrice),
  technologies: asLines(product?.technologies ?? []),
  features: asLines(product?.features ?? []),
  images: asLines(product?.images ?? []),
  demoUrl: product?.demoUrl ?? '',
  downloadUrl: product?.downloadUrl ?? '',
  rating: String(product?.rating ?? ratingLimits.default),
  reviewCount: String(product?.reviewCount ?? 0),
  isActive: product?.isActive ?? true,
  isFeatured: product?.isFeatured ?? false,
})

export const toBody = (values: ProductValues) => ({
  ...values,
  price: wholeNumber(values.price, 0),
  originalPrice: wholeNumber(values.originalPrice, 0),
  technologies: linesOf(values.technologies),
  features: linesOf(values.features),
  images: linesOf(values.images),
  rating: wholeNumber(values.rating, ratingLimits.default),
  reviewCount: wholeNumber(values.reviewCount, 0),
})

/** Title, description and category are required, and the price is more than nothing: specification §5. */
export function missing(values: ProductValues): Problems<ProductValues> {
  return {
    ...(!values.title.trim() && { title: 'A title is required.' }),
    ...(!values.description.trim() && { description: 'A description is required.' }),
    ...(!values.category && { category: 'A category is required.' }),
    ...(wholeNumber(values.price, 0) <= 0 && { price: 'The price must be greater than 0.' }),
  }
}

export function wrong(values: ProductValues): Problems<ProductValues> {
  const { rating, reviewCount, originalPrice } = toBody(values)
  const isRated = rating >= ratingLimits.min && rating <= ratingLimits.max
  return {
    ...(originalPrice < 0 && { originalPrice: "This can't be less than 0." }),
    ...(!isRated && { rating: `From ${ratingLimits.min} to ${ratingLimits.max}.` }),
    ...(reviewCount < 0 && { reviewCount: "This can't be less than 0." }),
  }
}
