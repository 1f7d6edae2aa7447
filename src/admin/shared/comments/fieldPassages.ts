import { findAnchor, type Range } from '@/domain/comment'
import type { DraftedCollection } from '@/domain/contentCollections'
import type { CommentThread } from '@/domain/entities'
import { isRecord } from '@/domain/isRecord'
import { translatedFields } from '@/domain/translations/fields'

/** A passage in a field of plain text. */
export interface FieldPassage extends Range {
  thread: string
  /** The field's name in the form. */
  name: string
}

// `decisions.0.title` is `decisions/*/title` in the document: rows move.
const pathOf = (name: string) => name.replaceAll(/\.\d+\./g, '/*/').replaceAll('.', '/')

const textOf = (collection: DraftedCollection, path: string) =>
  translatedFields[collection].find((field) => field.path === path)

/** The path of a form's field in the document; undefined if it isn't a plain text that visitors read. */
export function plainTextPath(collection: DraftedCollection, name: string): string | undefined {
  const text = textOf(collection, pathOf(name))
  return text && text.control !== 'html' ? text.path : undefined
}

export const hasRichText = (collection: DraftedCollection): boolean =>
  translatedFields[collection].some(({ control }) => control === 'html')

/** What staff call the text with this path. */
export const labelOfPath = (collection: DraftedCollection, path: string): string =>
  textOf(collection, path)?.label ?? path

const stringsIn = (value: unknown, name: string): [name: string, text: string][] => {
  if (typeof value === 'string') return [[name, value]]
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, name ? `${name}.${key}` : key))
}

/** The same each time, for memos. */
const none: readonly FieldPassage[] = []

/** The passages of threads in the plain texts of a form, in no order. */
export function findInFields(
  collection: DraftedCollection,
  threads: readonly CommentThread[],
  values: object,
): readonly FieldPassage[] {
  if (!threads.length) return none
  const texts = stringsIn(values, '').map(([name, text]) => ({
    name,
    text,
    path: plainTextPath(collection, name),
  }))
  return threads.flatMap(({ id, field, anchor }) => {
    for (const { name, text, path } of texts) {
      const range = path === field && findAnchor(text, anchor)
      if (range) return [{ thread: id, name, ...range }]
    }
    return []
  })
}

/**
 * Threads in the order of the form's texts.
 *
 * @param inText those that the rich text has, in its order
 */
export function inOrderOfTexts(
  collection: DraftedCollection,
  inFields: readonly FieldPassage[],
  inText: readonly string[],
): string[] {
  return translatedFields[collection].flatMap(({ path, control }) =>
    control === 'html'
      ? inText
      : inFields
          .filter(({ name }) => pathOf(name) === path)
          .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.start - other.start)
          .map(({ thread }) => thread),
  )
}
