import { answers } from './match'
import { wordPattern } from './words'

/** A piece of a text; `hit` where it is a word that was looked for. */
export interface Piece {
  text: string
  hit: boolean
}

/** A text in pieces, so that the words that were looked for can be marked. */
export function marked(text: string, words: string[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!answers(word, words)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false })
    pieces.push({ text: word, hit: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

function firstHit(text: string, words: string[]): number {
  for (const { 0: word, index } of text.matchAll(wordPattern)) if (answers(word, words)) return index
  return -1
}

/** The part of a text, about `length` characters, around the first word that was looked for; null where none is in it. */
export function excerptAround(text: string, words: string[], length: number): string | null {
  const hit = firstHit(text, words)
  if (hit < 0) return null
  if (text.length <= length) return text
  const wanted = Math.max(0, Math.min(hit - Math.floor(length / 3), text.length - length))
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const cut = text.slice(start, start + length)
  const isEnd = start + length >= text.length
  const whole = isEnd ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))
  return `${start > 0 ? '… ' : ''}${whole}${isEnd ? '' : ' …'}`
}
