/** A computed field is no difference of its own between two versions. */
export const NoDiff = () => null
