import { isSameValue } from './fingerprint'
import type { UnknownRecord } from './isRecord'

/** Who wrote which field since the version began that is being written into. */
export type Writers = Record<string, string>

interface Save {
  /** What is written, and what is there. */
  data: UnknownRecord
  stored: UnknownRecord
  /** The fields that people write. */
  fields: Iterable<string>
  writer: string
  /** Of the version that is there; null where nobody has noted them. */
  writers: Writers | null
}

/**
 * Whether an autosave may go into the version that is there, and who wrote what in the one that comes of it. It may
 * as long as nobody else's words are replaced by it: those would be in no version then.
 */
export function writersAfter({ data, stored, fields, writer, writers }: Save): {
  keepsVersion: boolean
  writers: Writers
} {
  const changed = [...fields].filter((name) => name in data && !isSameValue(data[name], stored[name]))
  const keepsVersion = changed.some((name) => !writers || (writers[name] ?? writer) !== writer)
  const own = Object.fromEntries(changed.map((name) => [name, writer]))
  return { keepsVersion, writers: keepsVersion ? own : { ...writers, ...own } }
}
