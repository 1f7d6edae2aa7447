import { APIError, type FlattenedField } from 'payload'
import { type EditRefusal, editKey, type FormEdit, refusalMessages, serverFields } from '@/domain/edit'
import { merge } from '@/domain/merge'

type Data = Record<string, unknown>

const statuses: Record<EditRefusal, number> = { conflict: 409, gone: 404 }

/** A rejection that Payload's form attaches to a field of its own, where our part of the editor finds it. */
export function refusal(reason: EditRefusal): APIError {
  const data = { errors: [{ path: editKey, message: reason }] }
  return new APIError(refusalMessages[reason], statuses[reason], data, true)
}

/** The names of fields that people edit; derived fields are recomputed with each save. */
export const writtenFields = (fields: FlattenedField[]) =>
  new Set(
    fields
      .filter(({ name, custom }) => !custom?.isDerived && !serverFields.includes(name))
      .map(({ name }) => name),
  )

/** Payload's form sends an empty list as its length. */
const listValue = (value: unknown, { type }: FlattenedField) => (type === 'array' && value === 0 ? [] : value)

/**
 * Merges an edit with what others have saved since the form was loaded.
 * @throws {APIError} 409 if both sides changed the same field
 */
export function mergeEdit(data: Data, stored: Data, edit: FormEdit, fields: FlattenedField[]): Data {
  const written = writtenFields(fields)
  const known = new Set(Object.keys(edit.base).map((path) => path.split('.')[0] ?? ''))
  const own = Object.fromEntries(
    fields
      .filter(({ name }) => name in data && written.has(name) && known.has(name))
      .map((field) => [field.name, listValue(data[field.name], field)]),
  )
  const { values, conflicts } = merge(edit.base, own, stored)
  if (conflicts.length) throw refusal('conflict')
  return { ...data, ...values }
}
