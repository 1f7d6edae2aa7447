import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { editorView } from '@/admin/shell/editorView'
import { adminOnly } from '@/domain/roles'
import { ProductEditor } from './ProductEditor'
import { Products } from './Products'
import { product } from './resource'

export const ProductsView = adminView({
  title: 'Products',
  allow: adminOnly,
  queries: entriesQueries(product),
  screen: () => <Products />,
})

export const ProductEditorView = editorView({ resource: product, allow: adminOnly, Editor: ProductEditor })
