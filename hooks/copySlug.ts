import type { FieldHook } from 'payload'
import { availableSlug } from '@/database/availableSlug'

/** The slug of a duplicate: the next free one. Payload's own ending is no part of a slug. */
export const copySlug: FieldHook = ({ value, collection, req }) =>
  typeof value === 'string' && value && collection
    ? availableSlug(req, collection.slug, `${value}-copy`)
    : value
