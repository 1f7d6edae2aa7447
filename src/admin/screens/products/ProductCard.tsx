import { Star } from 'lucide-react'
import { CardText, EntryCard, type EntryCardProps } from '@/admin/shared/crud/EntryCard'
import { Features } from '@/admin/shared/forms/Features'
import { PublishingBadge } from '@/admin/shared/publishing/PublishingBadge'
import { Badge, Badges } from '@/admin/shared/ui/Badge'
import { OutsideLink } from '@/admin/shared/ui/OutsideLink'
import { Thumbnail } from '@/admin/shared/ui/Thumbnail'
import { productCategories } from '@/domain/categories'
import { labelOf } from '@/domain/choice'
import type { ForStaff, ProductEntity } from '@/domain/entities'
import { adminCardItems } from '@/domain/limits'
import { pluralize } from '@/domain/pluralize'
import { ProductPrice } from './ProductPrice'

function Rating({ product: { rating, reviewCount } }: { product: ProductEntity }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Star aria-hidden size={13} className="fill-amber-400 text-amber-500" />
      {rating}/5
      <span className="text-muted">({pluralize(reviewCount, 'review')})</span>
    </span>
  )
}

export function ProductCard({ entry: product, ...actions }: EntryCardProps<ForStaff<ProductEntity>>) {
  return (
    <EntryCard
      entry={product}
      {...actions}
      picture={<Thumbnail url={product.images[0] ?? ''} className="aspect-8/5 w-28 shrink-0 rounded-lg" />}
      facts={
        <>
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
        </>
      }
      footer={
        <>
          {product.demoUrl && <OutsideLink href={product.demoUrl}>Demo</OutsideLink>}
          {product.downloadUrl && <OutsideLink href={product.downloadUrl}>Download</OutsideLink>}
        </>
      }
    >
      <CardText>{product.description}</CardText>
      <Badges label="Technologies" items={product.technologies} count={adminCardItems} />
      <Features items={product.features} count={adminCardItems} />
    </EntryCard>
  )
}
