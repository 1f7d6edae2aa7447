/** Longest text of a visitor in a subject, in characters. */
const longest = 120

/** Signs that turn the order of those around them, so that a line reads as another one. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A visitor's text as one harmless line: nothing in it can start a header of its own, or pose as another text. */
export function line(text: string): string {
  const plain = text
    .replace(turning, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const signs = [...plain]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : plain
}
