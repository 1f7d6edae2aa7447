/** The longest name that we repeat to somebody. */
const longest = 40

const letters = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*$/u

/**
 * A name that may be repeated in a mail: letters of any language, with single spaces, hyphens and apostrophes between
 * them. Null for what is none, or long enough to say something else.
 */
export function personName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ')
  return [...name].length <= longest && letters.test(name) ? name : null
}
