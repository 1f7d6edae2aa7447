import { sliceText } from './sliceText'

/** At most `max` characters of a text, ending with a whole word; a single long word is cut. */
export function cutAtWord(text: string, max: number): string {
  const line = text.trim()
  if (line.length <= max) return line
  // The character after the cut shows whether a word ends there.
  const end = line.slice(0, max + 1).search(/\s\S*$/)
  const cut = sliceText(line, 0, end > 0 ? end : max)
  return cut.replace(/[\s,;:–—-]+$/, '')
}

/** Whether a text was cut off inside a word. */
export const endsInsideWord = (cut: string, whole: string): boolean =>
  cut.length < whole.length &&
  whole.startsWith(cut) &&
  /[\p{L}\p{N}]$/u.test(cut) &&
  /^[\p{L}\p{N}]/u.test(whole.slice(cut.length))
