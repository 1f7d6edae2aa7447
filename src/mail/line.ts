/** Longest text of a visitor in a subject, in characters. */
const longest = 120

/** A visitor's text as one harmless line: nothing in it can start a header of its own. */
export function line(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain
}
