import { sliceText } from '../sliceText'
import { matchesWord } from './match'
import { wordPattern } from './words'

/** A piece of a text; `hit` if it matches the search. */
export interface Piece {
  text: string
  hit: boolean
}

/** Splits a text so that the matching words can be highlighted. */
export function highlight(text: string, words: string[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!matchesWord(word, words)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false })
    pieces.push({ text: word, hit: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

function firstHit(text: string, words: string[]): number {
  for (const { 0: word, index } of text.matchAll(wordPattern)) if (matchesWord(word, words)) return index
  return -1
}

/** About `length` characters of a text around the first match; null if there is none. */
export function excerptAround(text: string, words: string[], length: number): string | null {
  const hit = firstHit(text, words)
  if (hit < 0) return null
  if (text.length <= length) return text
  const wanted = Math.max(0, Math.min(hit - Math.floor(length / 3), text.length - length))
  const space = text.indexOf(' ', wanted)
  const start = wanted > 0 && space >= 0 && space < hit ? space + 1 : wanted
  const cut = sliceText(text, start, start + length)
  const isEnd = start + length >= text.length
  const whole = isEnd ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))
  return `${start > 0 ? '… ' : ''}${whole}${isEnd ? '' : ' …'}`
}
