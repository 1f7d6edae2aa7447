/**
 * Letter widths of Arial, the font of search results, in thousandths of the font size. Other letters get an average
 * width.
 */
const widths: [letters: string, width: number][] = [
  ["ijl'|", 222],
  [' ftI.,:;/\\![]', 278],
  ['r()-"`', 333],
  ['cksvxyzJ', 500],
  ['abdeghnopquL0123456789?#$€£_+<>=~', 556],
  ['FTZ', 611],
  ['ABEKPSVXY&', 667],
  ['wCDHNRU', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['%', 889],
  ['W—', 1000],
]
const widthOf = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])))
const average = 556
/** Chinese, Japanese and Korean characters and emoji are as wide as they are high. */
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u

/** Approximate width of a line of text in a search result; size and result in pixels. */
export function textWidth(text: string, size: number): number {
  let sum = 0
  for (const letter of text) sum += widthOf.get(letter) ?? (wide.test(letter) ? 1000 : average)
  return (sum * size) / 1000
}

/** A text as a search result shows it: whole if it fits, otherwise cut after a word with an ellipsis. */
export function cutToWidth(text: string, { width, size }: { width: number; size: number }): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (textWidth(line, size) <= width) return line
  const room = width - textWidth(' ...', size)
  let used = 0
  let end = 0
  for (const letter of line) {
    used += textWidth(letter, size)
    if (used > room) break
    end += letter.length
  }
  const cut = line.slice(0, end)
  const lastWord = line[end] === ' ' ? end : cut.lastIndexOf(' ')
  return `${cut.slice(0, lastWord > 0 ? lastWord : end).trimEnd()} ...`
}

/** What fits into a search result on a desktop: one line of title, two of description. */
export const resultTitle = { width: 580, size: 20 } as const
export const resultDescription = { width: 920, size: 14 } as const

/** “kitewing.example › blog › some-post”. */
export function breadcrumbUrl(siteUrl: string, path: string): string {
  const host = siteUrl.replace(/^https?:\/\//, '')
  return [host, ...path.split('/').filter(Boolean)].join(' › ')
}
