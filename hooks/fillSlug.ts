import type { FieldHook } from 'payload'
import { titleSlug } from '@/domain/slug'

/** Generates the slug from the title if empty (specification §5). */
export const fillSlug: FieldHook = ({ value, data, originalDoc }) => {
  if (value) return value
  const title = data?.title ?? originalDoc?.title
  // A title in another script gives none.
  return (title && titleSlug(title)) || value
}
