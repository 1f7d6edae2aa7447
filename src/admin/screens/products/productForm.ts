import { ratingLimits } from '@/domain/categories'
import { type EntryChecks, pageChecks } from '@/domain/checks/entryChecks'
import type { ProductEntity } from '@/domain/entities'
import { asLines, linesOf, wholeNumber } from '@/domain/typed'

/** The form values of a product. */
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

export const toChecks = ({ title, description, images, demoUrl, downloadUrl }: ProductValues): EntryChecks =>
  pageChecks(
    { title, description },
    {
      images: linesOf(images),
      demoUrl: [demoUrl.trim()],
      downloadUrl: [downloadUrl.trim()],
    },
  )
