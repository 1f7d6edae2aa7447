/** What follows from other fields is no difference of its own between two versions. */
export const NoDiff = () => null
