/** A text as a regular expression that matches only it. */
export const escapeRegex = (text: string) => text.replace(/[\\^$*+?.()|[\]{}]/g, '\\$&')
