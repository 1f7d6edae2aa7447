import type { en } from './en'

type English = typeof en

/** Forms of a plural that English lacks, such as `few`. */
type OtherForms<Group> = Group extends { other: string }
  ? { [Form in Exclude<Intl.LDMLPluralRule, 'one' | 'other'>]?: string }
  : unknown

/** The groups of texts, with the same keys in every language, and the plurals that the language has. */
export type Messages = {
  [Group in keyof English]: { [Key in keyof English[Group]]: string } & OtherForms<English[Group]>
}

/** The groups that have a text about a number. */
export type PluralGroup = {
  [Group in keyof English]: English[Group] extends { other: string } ? Group : never
}[keyof English]

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
