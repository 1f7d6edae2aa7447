/** Maximum characters of a visitor's text in a subject. */
const longest = 120

/** Characters that change the direction of the surrounding text, so that a line reads differently. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A visitor's text as one harmless line: it can't start a header or pose as another text. */
export function line(text: string): string {
  const plain = text
    .replace(turning, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const signs = [...plain]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : plain
}
