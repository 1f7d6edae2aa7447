import { adminView } from '../adminView'
import { listAsks } from '../crud/entriesAsked'
import { Products } from './Products'
import { product } from './resource'

export const ProductsView = adminView({
  title: 'Products',
  allow: ['admin'],
  asks: listAsks(product),
  screen: () => <Products />,
})
