import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

/** A document, or a form's values in its shape. */
export type Doc = Record<string, unknown>

/** The values of Payload's form, as the document would hold them: for an empty list the form holds its length. */
export function formDoc(fields: FormState): Doc {
  const values = reduceFieldsToValues(fields, true) as Doc
  const emptied = Object.entries(fields).filter(([, { rows, value }]) => rows && value === 0)
  return { ...values, ...Object.fromEntries(emptied.map(([path]) => [path, []])) }
}

/** A form field with another value; a rich text editor reads its initial value. */
const withValue = (field: FormState[string], value: unknown): FormState[string] => {
  const { isModified: _, ...unchanged } = field
  return { ...unchanged, value, initialValue: value, valid: true }
}

/**
 * The form fields that change when some paths are taken from a document, except lists with rows: only the server can
 * render those.
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
