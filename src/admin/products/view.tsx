import { adminView } from '../adminView'
import { Products } from './Products'

export const ProductsView = adminView({
  title: 'Products',
  allow: ['admin'],
  screen: () => <Products />,
})
