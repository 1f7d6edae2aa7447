import { fold } from './fold'

/** The characters of a word, combining marks included. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The distinct words of a text, folded, in order. */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).match(wordPattern) ?? [])]
