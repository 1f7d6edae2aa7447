'use client'

import type { RefObject } from 'react'
import { EntryDialog } from '@/admin/shared/crud/EntryDialog'
import { useEntryForm } from '@/admin/shared/crud/useEntryForm'
import type { ForStaff, ProductEntity } from '@/domain/entities'
import { productSchema } from '@/schemas/product'
import { ProductFields } from './ProductFields'
import { toBody, toValues } from './productForm'
import { product } from './resource'

interface Props {
  entry: ForStaff<ProductEntity> | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

export function ProductDialog({ entry, onClose, fallbackFocus }: Props) {
  const form = useEntryForm({
    resource: product,
    entry,
    toValues,
    toBody,
    schema: productSchema,
    onSaved: onClose,
  })
  return (
    <EntryDialog
      title={entry ? 'Edit Product' : 'Add New Product'}
      save="Save Product"
      entry={form}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <ProductFields form={form} />
    </EntryDialog>
  )
}
