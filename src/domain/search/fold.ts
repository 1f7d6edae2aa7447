/** Letters that hold no accent to take away, as people type them. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/**
 * A text in the form in which it is compared: lowercase, without accents ("Größe" and "GROSSE" are one). The vowel
 * signs of Indian scripts are no accents: they stay.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđłı]/g, (letter) => spelled[letter] ?? letter)
