import { Star } from 'lucide-react'
import { CardActions } from '@/admin/shared/crud/CardActions'
import { Features } from '@/admin/shared/forms/Features'
import { PublishingBadge } from '@/admin/shared/publishing/PublishingBadge'
import { Badge, Badges } from '@/admin/shared/ui/Badge'
import { cardClass } from '@/admin/shared/ui/card'
import { OutsideLink } from '@/admin/shared/ui/OutsideLink'
import { Thumbnail } from '@/admin/shared/ui/Thumbnail'
import { productCategories } from '@/domain/categories'
import { labelOf } from '@/domain/choice'
import type { ForStaff, ProductEntity } from '@/domain/entities'
import { adminCardItems } from '@/domain/limits'
import { ProductPrice } from './ProductPrice'

interface Props {
  entry: ForStaff<ProductEntity>
  onEdit: () => void
  onDelete: () => void
}

function Rating({ product: { rating, reviewCount } }: { product: ProductEntity }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Star aria-hidden size={13} className="fill-amber-400 text-amber-500" />
      {rating}/5
      <span className="text-muted">
        ({reviewCount.toLocaleString('en')} {reviewCount === 1 ? 'review' : 'reviews'})
      </span>
    </span>
  )
}

export function ProductCard({ entry: product, onEdit, onDelete }: Props) {
  const titleId = `product-${product.id}`
  return (
    <article aria-labelledby={titleId} className={cardClass}>
      <header className="flex items-start gap-3">
        <Thumbnail url={product.images[0] ?? ''} className="aspect-8/5 w-28 shrink-0 rounded-lg" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h3
            id={titleId}
            className="font-display text-lg leading-snug font-semibold tracking-tight wrap-anywhere"
          >
            {product.title}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
            <span className="text-muted">{labelOf(productCategories, product.category)}</span>
            <Rating product={product} />
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ProductPrice product={product} />
            <span className="flex flex-wrap gap-1">
              {product.isFeatured && <Badge tone="violet">Featured</Badge>}
              {!product.isActive && <Badge tone="amber">Inactive</Badge>}
              <PublishingBadge name="product" entry={product} />
            </span>
          </div>
        </div>
      </header>
      <p className="line-clamp-2 text-sm leading-relaxed text-muted wrap-anywhere">{product.description}</p>
      <Badges label="Technologies" items={product.technologies} count={adminCardItems} />
      <Features items={product.features} count={adminCardItems} />
      <CardActions describedBy={titleId} onEdit={onEdit} onDelete={onDelete}>
        {product.demoUrl && <OutsideLink href={product.demoUrl}>Demo</OutsideLink>}
        {product.downloadUrl && <OutsideLink href={product.downloadUrl}>Download</OutsideLink>}
      </CardActions>
    </article>
  )
}
