import { isRecord, type UnknownRecord } from '../isRecord'
import { type TranslatedField, type TranslatedKind, translatedFields } from './fields'

export type Text = string | string[]

/** Texts by path, such as `title` or `results/<row id>/label`. Empty ones are left out. */
export type Texts = Record<string, Text>

/** A field of an entry: one of each row for fields of rows. */
export interface TextUnit extends Omit<TranslatedField, 'path'> {
  path: string
}

/** A text as one string, lists with an item per line. */
export const asString = (text: Text | undefined): string => [text ?? ''].flat().join('\n')

export const isEmpty = (text: Text | undefined): boolean => !text || text.length === 0

interface Place {
  unit: TextUnit
  /** The object that holds the text, and its key there. */
  holder: UnknownRecord
  key: string
}

const rowsOf = (doc: UnknownRecord, list: string): UnknownRecord[] => {
  const rows = doc[list]
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

/** Fields of the same list are listed row by row. */
function byRow(fields: readonly TranslatedField[]): TranslatedField[][] {
  const groups: TranslatedField[][] = []
  for (const field of fields) {
    const [list, isRow] = field.path.split('/')
    const last = groups.at(-1)
    if (isRow === '*' && last?.[0]?.path.startsWith(`${list}/*`)) last.push(field)
    else groups.push([field])
  }
  return groups
}

function placesOfField(field: TranslatedField, doc: UnknownRecord): Place[] {
  const [first = '', second] = field.path.split('/')
  if (!second) return [{ unit: field, holder: doc, key: first }]
  const inner = doc[first]
  return isRecord(inner) ? [{ unit: field, holder: inner, key: second }] : []
}

/** Where an entry keeps its texts. */
export function textPlaces(kind: TranslatedKind, doc: UnknownRecord): Place[] {
  return byRow(translatedFields[kind]).flatMap((fields) => {
    const [field] = fields
    if (!field) return []
    const [list = '', isRow] = field.path.split('/')
    if (isRow !== '*') return placesOfField(field, doc)
    return rowsOf(doc, list).flatMap((holder, index) =>
      fields.map((one) => {
        const key = one.path.split('/')[2] ?? ''
        const path = `${list}/${holder.id}/${key}`
        return { unit: { ...one, path, label: `${one.label} ${index + 1}` }, holder, key }
      }),
    )
  })
}

/** A stored value as text. @param toHtml converts rich text */
function textOf(value: unknown, toHtml: (value: unknown) => string): Text {
  if (Array.isArray(value)) return value.filter((line): line is string => typeof line === 'string')
  if (isRecord(value)) return toHtml(value)
  return typeof value === 'string' ? value : ''
}

/** The texts of an entry that was read in one language. @param toHtml converts rich text */
export function textsOf(kind: TranslatedKind, doc: UnknownRecord, toHtml: (value: unknown) => string): Texts {
  const texts: Texts = {}
  for (const { unit, holder, key } of textPlaces(kind, doc)) {
    const text = textOf(holder[key], toHtml)
    if (!isEmpty(text)) texts[unit.path] = text
  }
  return texts
}

/** The units that an original has a text for: what is to be translated. */
export const unitsOf = (kind: TranslatedKind, doc: UnknownRecord, original: Texts): TextUnit[] =>
  textPlaces(kind, doc)
    .map(({ unit }) => unit)
    .filter(({ path, isOptional }) => isOptional || !isEmpty(original[path]))

/** Only the texts at some units, without empty ones. */
export const textsAt = (units: TextUnit[], texts: Texts): Texts =>
  Object.fromEntries(
    units.flatMap(({ path }) => {
      const text = texts[path]
      return text === undefined || isEmpty(text) ? [] : [[path, text]]
    }),
  )
