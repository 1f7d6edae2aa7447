import type { CollectionSlug } from 'payload'

/** A row as Payload's adapters are given it. */
export interface Row {
  collection: CollectionSlug
  values: Record<string, unknown> & { id: string }
}

/** Rows that belong together. */
export type Change = readonly Row[]
