import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { adminOnly } from '@/domain/roles'
import { Products } from './Products'
import { product } from './resource'

export const ProductsView = adminView({
  title: 'Products',
  allow: adminOnly,
  queries: entriesQueries(product),
  screen: () => <Products />,
})
