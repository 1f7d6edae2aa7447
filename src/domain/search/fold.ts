/** Letters that don't decompose into a letter and an accent. */
const replacements: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/**
 * Normalizes text for comparison: lowercase, without accents ("Größe" equals "GROSSE"). Vowel signs of Indic scripts
 * aren't accents and stay.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđłı]/g, (letter) => replacements[letter] ?? letter)
