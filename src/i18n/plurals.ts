import { fillText } from '../domain/fillText'

/** A text about a number in the forms of a language: `one` and `other` in English, more in some, fewer in others. */
export type Plurals = { other: string } & { [Form in Intl.LDMLPluralRule]?: string }

/**
 * The form that a language has for a number, with the number as that language writes it.
 * @param texts with `{count}` where the number goes
 */
export function pluralText(locale: string, texts: Plurals, count: number): string {
  const form = new Intl.PluralRules(locale).select(count)
  return fillText(texts[form] ?? texts.other, { count: count.toLocaleString(locale) })
}
