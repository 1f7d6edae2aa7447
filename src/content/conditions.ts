import type { Where } from 'payload'
import { containsText } from '../domain/containsText'

/** Entries where one of the fields contains the text, ignoring case. */
export const holds = (text: string, fields: string[]): Where => ({
  or: fields.map((field) => ({ [field]: containsText(text) })),
})

/** Combines conditions with `and`. */
export const all = (...conditions: (Where | false | null | undefined | '')[]): Where => {
  const given = conditions.filter((condition) => Boolean(condition)) as Where[]
  return given.length ? { and: given } : {}
}
