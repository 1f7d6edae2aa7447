'use client'

import { Package } from 'lucide-react'
import { Crud } from '@/admin/shared/crud/Crud'
import { ProductCard } from './ProductCard'
import { ProductDialog } from './ProductDialog'
import { product } from './resource'

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
      EditDialog={ProductDialog}
    />
  )
}
