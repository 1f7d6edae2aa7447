/** Hides a computed field from version diffs. */
export const NoDiff = () => null
