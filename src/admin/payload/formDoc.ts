import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

/** A document, or form values of the same shape. */
export type Doc = Record<string, unknown>

/** Form values as the document would store them; Payload's form holds the length of an empty list instead. */
export function formDoc(fields: FormState): Doc {
  const values = reduceFieldsToValues(fields, true) as Doc
  const emptied = Object.entries(fields).filter(([, { rows, value }]) => rows && value === 0)
  return { ...values, ...Object.fromEntries(emptied.map(([path]) => [path, []])) }
}

/** A form field with a new value. A rich text editor only reads the initial value. */
const withValue = (field: FormState[string], value: unknown): FormState[string] => {
  const { isModified: _, ...unchanged } = field
  return { ...unchanged, value, initialValue: value, valid: true }
}

/**
 * The form fields that change when the values at some paths are taken from a document. Lists with rows are excluded,
 * because only the server can render their rows.
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

/** Those of the paths that are lists with rows. */
export const listsAmong = (fields: FormState, paths: string[]): string[] =>
  paths.filter((path) => fields[path]?.rows)

/** The fields of a list: its own and those of its rows. */
export const fieldsOfList = (fields: FormState, path: string): FormState =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name === path || name.startsWith(`${path}.`)))
