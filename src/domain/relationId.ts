/** The id of a related document, populated or not; undefined if there is none. */
export const relationId = <Id extends string>(related: Id | { id: Id } | null | undefined): Id | undefined =>
  related && typeof related === 'object' ? related.id : (related ?? undefined)
