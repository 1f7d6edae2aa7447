import type { ProductCard } from '@/content/products'
import { Picture } from '../ui/Picture'

/** A product's first image, or a placeholder with its initial. */
export function ProductPicture({
  product,
  lang,
  sizes,
  priority,
}: {
  product: ProductCard
  lang: string | undefined
  sizes: string
  priority?: boolean
}) {
  const [picture] = product.pictures
  if (picture)
    return <Picture picture={picture} lang={lang} sizes={sizes} ratio="16 / 10" priority={priority} />
  return (
    <div
      aria-hidden="true"
      className="grid aspect-[16/10] place-items-center overflow-hidden rounded-card bg-accent-tint"
    >
      <span className="font-bold font-display text-[7rem] text-accent leading-none">
        {[...product.title][0]?.toUpperCase()}
      </span>
    </div>
  )
}
