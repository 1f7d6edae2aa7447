import { listQueries } from '../../shared/crud/entriesQuery'
import { adminView } from '../../shell/adminView'
import { Products } from './Products'
import { product } from './resource'

export const ProductsView = adminView({
  title: 'Products',
  allow: ['admin'],
  asks: listQueries(product),
  screen: () => <Products />,
})
