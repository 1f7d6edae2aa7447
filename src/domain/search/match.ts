import { fold } from './fold'
import { wordsOf } from './words'

/** The searchable words of an entry, folded, most important first. Each text starts and ends with a space. */
export interface SearchWords {
  title: string
  /** Category, tags, technologies. */
  labels: string
  summary: string
  text: string
}

/** Points for a whole-word match, and for a match at the start of a word. */
const points: [keyof SearchWords, whole: number, beginning: number][] = [
  ['title', 16, 10],
  ['labels', 6, 4],
  ['summary', 4, 3],
  ['text', 2, 1],
]
const titlePrefixBonus = 12
/** Further words of a query are ignored. */
const maxWords = 8

/** A text prepared for matching: its words between spaces. */
export const searchable = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** The words to search for. */
export const queryWords = (query: string): string[] => wordsOf(query).slice(0, maxWords)

/** How well an entry matches a query; 0 if a word is missing. A query word may be a prefix of the entry's word. */
export function relevance(entry: SearchWords, words: string[]): number {
  let sum = 0
  for (const word of words) {
    let best = 0
    for (const [part, whole, beginning] of points) {
      if (!entry[part].includes(` ${word}`)) continue
      best = Math.max(best, entry[part].includes(` ${word} `) ? whole : beginning)
    }
    if (best === 0) return 0
    sum += best
  }
  return sum && entry.title.startsWith(` ${words.join(' ')}`) ? sum + titlePrefixBonus : sum
}

export type SearchPart = keyof SearchWords

/** Where an entry contains the words of a query: the most important field for each, in order of weight. */
export function matchedParts(entry: SearchWords, words: string[]): SearchPart[] {
  const found = words.map((word) => points.find(([part]) => entry[part].includes(` ${word}`))?.[0])
  return points.map(([part]) => part).filter((part) => found.includes(part))
}

/** Whether an entry contains every word of a query, anywhere. */
export const containsAll = (entry: SearchWords, words: string[]): boolean =>
  words.every((word) => Object.values(entry).some((part: string) => part.includes(word)))

/** Whether a word starts with one of the folded search words. */
export const matchesWord = (word: string, words: string[]): boolean => {
  const folded = fold(word)
  return words.some((wanted) => folded.startsWith(wanted))
}
