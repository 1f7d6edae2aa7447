import { fold } from './fold'

/** What a word is made of; its accents too. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text, folded, each once, in their order. */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).match(wordPattern) ?? [])]
