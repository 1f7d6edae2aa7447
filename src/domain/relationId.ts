type Related = string | { id: string }

/** The id of a related document, populated or not; undefined if there is none. */
export function relationId(related: Related): string
export function relationId(related: Related | null | undefined): string | undefined
export function relationId(related: Related | null | undefined): string | undefined {
  return typeof related === 'object' ? related?.id : related
}
