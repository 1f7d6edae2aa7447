import type { Locale } from '../domain/locales'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { lookup } from './lookup'
import { type ClientMessages, clientGroups, type Messages, type Translate } from './messages'

export const messages: Record<Locale, Messages> = { en, es, fr, de }

/** The translations of a language, for components rendered on the server. */
export function translator(locale: Locale): Translate {
  return (key, values) => lookup(messages[locale], key, values)
}

/** The part of a language that the browser needs. */
export function clientMessages(locale: Locale): ClientMessages {
  const groups = clientGroups.map((group) => [group, messages[locale][group]])
  return Object.fromEntries(groups) as ClientMessages
}
