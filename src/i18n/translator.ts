import type { Locale } from '../domain/locales'
import { lookup } from './lookup'
import {
  type ClientMessages,
  clientGroups,
  type Messages,
  type PluralGroup,
  type Translate,
} from './messages'
import { pluralText } from './plurals'
import * as words from './words'

export const messages: Record<Locale, Messages> = words

/** The translations of a language, for components rendered on the server. */
export function translator(locale: Locale): Translate {
  return (key, values) => lookup(messages[locale], key, values)
}

/** How many there are of something: `1 product`, `1,200 products`. */
export const counted = (locale: Locale, group: PluralGroup, count: number): string =>
  pluralText(locale, messages[locale][group], count)

/** The part of a language that the browser needs. */
export function clientMessages(locale: Locale): ClientMessages {
  const groups = clientGroups.map((group) => [group, messages[locale][group]])
  return Object.fromEntries(groups) as ClientMessages
}
