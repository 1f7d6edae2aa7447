'use client'

import { productsPath } from '@/admin/paths'
import { type EditorDescription, EntryEditor } from '@/admin/shared/editing/EntryEditor'
import type { EditedEntity, ProductEntity } from '@/domain/entities'
import type { Role } from '@/domain/roles'
import { productSchema } from '@/schemas/product'
import { ProductFields } from './ProductFields'
import { type ProductValues, toBody, toChecks, toValues } from './productForm'
import { product } from './resource'

const description: EditorDescription<EditedEntity<ProductEntity>, ProductValues> = {
  resource: product,
  parent: { label: 'Products', href: productsPath },
  toValues,
  toBody,
  schema: productSchema,
  toChecks,
  Text: ProductFields,
}

/** The full editor of a product. */
export const ProductEditor = (props: { id: string; role: Role }) => (
  <EntryEditor description={description} {...props} />
)
