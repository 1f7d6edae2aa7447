import type { Where } from 'payload'
import { containsText } from '../domain/containing'

/** The condition that one of the fields holds the text, in any case. */
export const holds = (text: string, fields: string[]): Where => ({
  or: fields.map((field) => ({ [field]: containsText(text) })),
})

/** All of the conditions that are there. */
export const all = (...conditions: (Where | false | null | undefined | '')[]): Where => {
  const given = conditions.filter((condition) => Boolean(condition)) as Where[]
  return given.length ? { and: given } : {}
}
