import { isSameValue } from './fingerprint'
import type { UnknownRecord } from './isRecord'

/** Who wrote which field since the current version began, and under {@link saver} who saved it last. */
export type Writers = Record<string, string>

/** No field has this name. */
export const saver = '*'

/** The ids of those who wrote a version; a writer is an account's id, followed by that of a form. */
export const writersOf = (writers: Writers | null | undefined): string[] => [
  ...new Set(Object.values(writers ?? {}).flatMap((writer) => writer.split(' ')[0] || [])),
]

interface Save {
  /** The new values and the stored ones. */
  data: UnknownRecord
  stored: UnknownRecord
  /** The fields that people edit. */
  fields: Iterable<string>
  writer: string
  /** Writers of the current version; null if they weren't recorded. */
  writers: Writers | null
}

/**
 * Whether an autosave must start a new version, and who wrote which field in the version it goes to. A new version
 * starts when the autosave overwrites someone else's words, which would otherwise be in no version.
 */
export function updateWriters({ data, stored, fields, writer, writers }: Save): {
  keepsVersion: boolean
  writers: Writers
} {
  const changed = [...fields].filter((name) => name in data && !isSameValue(data[name], stored[name]))
  const keepsVersion = changed.some((name) => !writers || (writers[name] ?? writer) !== writer)
  const own = Object.fromEntries(changed.map((name) => [name, writer]))
  return { keepsVersion, writers: keepsVersion ? own : { ...writers, ...own } }
}
