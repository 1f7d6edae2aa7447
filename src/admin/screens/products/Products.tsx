'use client'

import { Package } from 'lucide-react'
import { Crud } from '@/admin/shared/crud/Crud'
import type { Column } from '@/admin/shared/lists/ListTable'
import { productCategories } from '@/domain/categories'
import { labelOf } from '@/domain/choice'
import type { ForStaff, ProductEntity } from '@/domain/entities'
import { rupees } from '@/domain/money'
import { ProductCard } from './ProductCard'
import { ProductDialog } from './ProductDialog'
import { product } from './resource'

const columns: Column<ForStaff<ProductEntity>>[] = [
  { label: 'Category', render: ({ category }) => labelOf(productCategories, category) },
  { label: 'Price', isNumber: true, render: ({ price }) => rupees(price) },
  { label: 'Rating', isNumber: true, render: ({ rating }) => `${rating} of 5` },
]

/** Products Management: specification §2. */
export function Products() {
  return (
    <Crud
      resource={product}
      title="Products Management"
      nouns={['product', 'products']}
      add="Add Product"
      empty={{
        icon: <Package aria-hidden size={24} />,
        title: 'No products yet',
        hint: "Products you add appear on the site's Products page.",
        add: 'Add First Product',
      }}
      Card={ProductCard}
      columns={columns}
      EditDialog={ProductDialog}
    />
  )
}
