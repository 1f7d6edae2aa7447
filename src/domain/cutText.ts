import { cutAtWord } from './cutAtWord'

/** A text on one line, at most `length` characters, cut after a word with an ellipsis. */
export function cutText(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${cutAtWord(line, length - 1).replace(/[\s.]+$/, '')}…`
}
