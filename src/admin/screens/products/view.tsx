import { listQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { Products } from './Products'
import { product } from './resource'

export const ProductsView = adminView({
  title: 'Products',
  allow: ['admin'],
  asks: listQueries(product),
  screen: () => <Products />,
})
