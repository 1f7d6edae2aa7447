import { APIError, type FlattenedField } from 'payload'
import { type EditRefusal, editKey, type FormEdit, refusalMessages } from '@/domain/edit'
import { merge } from '@/domain/merge'

type Data = Record<string, unknown>

const statuses: Record<EditRefusal, number> = { conflict: 409, gone: 404 }

/** A refusal that Payload's form puts at a field of its own, where our part of the editor sees it. */
export function refusal(reason: EditRefusal): APIError {
  const data = { errors: [{ path: editKey, message: reason }] }
  return new APIError(refusalMessages[reason], statuses[reason], data, true)
}

const unwritten = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

/** The names of fields that people write; what follows from them is made anew with each save. */
export const writtenFields = (fields: FlattenedField[]) =>
  new Set(
    fields.filter(({ name, custom }) => !custom?.isDerived && !unwritten.has(name)).map(({ name }) => name),
  )

/** Of an empty list Payload's form sends the length. */
const listValue = (value: unknown, { type }: FlattenedField) => (type === 'array' && value === 0 ? [] : value)

/**
 * What is stored after an edit: of what others have changed since the form was read all stays that the form left
 * alone.
 * @throws {APIError} 409 when both changed the same
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
