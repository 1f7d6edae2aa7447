import type { FlattenedField } from 'payload'
import { isPlainObject, type UnknownRecord } from '@/domain/isRecord'

export interface WrongType {
  /** Such as `gallery.0.alt`. */
  path: string
  message: string
}

const isText = (value: unknown) => typeof value === 'string'
const isTime = (value: unknown) =>
  (typeof value === 'string' || value instanceof Date) && Number.isFinite(new Date(value).getTime())

/** What a value of a field is, and what it must be otherwise; undefined if the database sees to it. */
function ruleOf(field: FlattenedField): [isRight: (value: unknown) => boolean, message: string] | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return [isText, 'must be text']
    case 'number':
      return [Number.isFinite, 'must be a number']
    case 'checkbox':
      return [(value) => typeof value === 'boolean', 'must be true or false']
    case 'date':
      return [isTime, 'must be a date']
    case 'select':
    case 'radio': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return [(value) => !values.length || values.includes(String(value)), 'must be one of the choices']
    }
    case 'group':
    case 'tab':
      return [isPlainObject, 'must be a group of fields']
    case 'array':
      return [(value) => Array.isArray(value) && value.every(isPlainObject), 'must be a list of groups']
    default:
      return undefined
  }
}

/** The parts of a field that have fields of their own. */
function partsOf(field: FlattenedField, value: unknown): [path: string, part: UnknownRecord][] {
  if (field.type === 'array')
    return (value as UnknownRecord[]).map((row, index) => [`${field.name}.${index}.`, row])
  return field.type === 'group' || field.type === 'tab' ? [[`${field.name}.`, value as UnknownRecord]] : []
}

/** The first value that is of another type than its field. What is missing or empty is of any. */
export function wrongType(fields: readonly FlattenedField[], data: UnknownRecord): WrongType | undefined {
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || value === null || value === '') continue
    const [isRight, message] = ruleOf(field) ?? [() => true, '']
    const isList = 'hasMany' in field && field.hasMany
    const fits = isList ? Array.isArray(value) && value.every(isRight) : isRight(value)
    if (!fits) return { path: field.name, message }
    for (const [path, part] of partsOf(field, value)) {
      const found = 'flattenedFields' in field && wrongType(field.flattenedFields, part)
      if (found) return { ...found, path: path + found.path }
    }
  }
  return undefined
}
