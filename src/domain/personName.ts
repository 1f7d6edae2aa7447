/** The longest name that an email may repeat. */
const maxLength = 40

const letters = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*$/u

/**
 * A name that is safe to repeat in an email: letters of any language with single spaces, hyphens and apostrophes. Null
 * if it isn't one, or is long enough to carry a message.
 */
export function personName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ')
  return [...name].length <= maxLength && letters.test(name) ? name : null
}
