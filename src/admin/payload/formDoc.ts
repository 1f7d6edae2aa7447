import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

/** A document, or what a form makes of it. */
export type Doc = Record<string, unknown>

/** What stands in Payload's form, as the document would hold it: of an empty list the form holds the length. */
export function formDoc(fields: FormState): Doc {
  const values = reduceFieldsToValues(fields, true) as Doc
  const emptied = Object.entries(fields).filter(([, { rows, value }]) => rows && value === 0)
  return { ...values, ...Object.fromEntries(emptied.map(([path]) => [path, []])) }
}

/** A field of the form with another value; an editor of rich text looks at its first value. */
const withValue = (field: FormState[string], value: unknown): FormState[string] => {
  const { isModified: _, ...unchanged } = field
  return { ...unchanged, value, initialValue: value, valid: true }
}

/**
 * The fields of a form that change when it takes some paths from a document, whole lists left out: those have
 * rows, which only the server can draw.
 */
export function adopted(fields: FormState, doc: Doc, paths: string[]): FormState {
  const changes: FormState = {}
  for (const path of paths) {
    const [first = '', second] = path.split('.')
    const value = second === undefined ? doc[first] : (doc[first] as Doc | undefined)?.[second]
    const field = fields[path]
    if (field && !field.rows) changes[path] = withValue(field, value ?? null)
    else
      for (const [inner, part] of Object.entries(fields))
        if (!field && inner.startsWith(`${path}.`) && !part.rows)
          changes[inner] = withValue(part, (value as Doc | undefined)?.[inner.slice(path.length + 1)] ?? null)
  }
  return changes
}

/** The paths among these that are lists with rows. */
export const listsAmong = (fields: FormState, paths: string[]): string[] =>
  paths.filter((path) => fields[path]?.rows)

/** The fields of a list: its own, and those of its rows. */
export const fieldsOfList = (fields: FormState, path: string): FormState =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name === path || name.startsWith(`${path}.`)))
