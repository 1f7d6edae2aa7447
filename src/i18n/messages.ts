import type { en } from './en'

/** The groups of texts, with the same keys in every language. */
export type Messages = { [Group in keyof typeof en]: { [Key in keyof (typeof en)[Group]]: string } }

/** The keys of some groups, as accepted by `t`: `nav.home`. */
export type KeyOf<Groups> = {
  [Group in keyof Groups & string]: `${Group}.${keyof Groups[Group] & string}`
}[keyof Groups & string]

/** Returns a text; `values` fill its `{placeholders}`. */
export type Translate<Groups = Messages> = (key: KeyOf<Groups>, values?: Record<string, string>) => string

/** The groups used by components in the browser; the others stay on the server. */
export const clientGroups = [
  'inquiry',
  'controls',
  'notFound',
  'missingProduct',
  'missingPost',
  'common',
] as const
export type ClientMessages = Pick<Messages, (typeof clientGroups)[number]>
