/** What a word is made of; its accents too. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** Letters that hold no accent to take away, as people type them. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/** A text in the form in which it is compared: lowercase, without accents ("Größe" and "GROSSE" are one). */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđłı]/g, (letter) => spelled[letter] ?? letter)

/** The words of a text, folded, each once, in their order. */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])]
