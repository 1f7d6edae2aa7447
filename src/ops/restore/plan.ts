import { nameOf, type Target } from '@/database/target'
import { formatBytes } from '../../domain/formatBytes'
import { counted } from '../backup/progress'
import type { Contents } from './contents'

/** What is in force now: documents or rows by name, and files of media. */
export interface Present {
  counts: Record<string, number>
  mediaFiles: number
  /** Set when the database in force cannot be read; says why. */
  damage?: string
}

/** What the source is, as far as it says. */
export function describeContents({
  kind,
  manifest,
  server,
  mongo,
  sqlite,
  media,
  notes,
}: Contents): string[] {
  const about = manifest
    ? `${kind} of ${manifest.createdAt}, Frontdesk ${manifest.versions.frontdesk}, ${manifest.versions.engine}`
    : `${kind}${server ? `, MongoDB ${server}` : ''}`
  const documents = mongo?.collections.reduce((sum, one) => sum + one.documents, 0) ?? 0
  const bytes = mongo?.collections.reduce((sum, one) => sum + one.bytes, 0) ?? 0
  return [
    `It is ${about}.`,
    ...(mongo
      ? [
          `${counted(mongo.collections.length, 'collection')}, ${counted(documents, 'document')}, ${formatBytes(bytes)}.`,
        ]
      : []),
    ...(sqlite ? [`A database of SQLite, ${formatBytes(sqlite.size)}.`] : []),
    media ? `Media: ${counted(media.files, 'file')}, ${formatBytes(media.bytes)}.` : 'It holds no media.',
    ...(manifest && !manifest.snapshot.isConsistent ? [`Its data is ${manifest.snapshot.how}.`] : []),
    ...notes,
  ]
}

/** What a restore would do, line by line. */
export function planOf(target: Target, contents: Contents, present: Present): string[] {
  const { manifest, mongo, media } = contents
  const incoming = mongo
    ? Object.fromEntries(mongo.collections.map(({ name, documents }) => [name, documents]))
    : (manifest?.counts ?? {})
  const unit = mongo ? 'document' : 'row'
  const names = [...new Set([...Object.keys(incoming), ...Object.keys(present.counts)])].sort()
  const lines = names.flatMap((name) => {
    const after = incoming[name]
    const before = present.counts[name]
    if (after === undefined && mongo) return [`  ${name}: stays as it is (${counted(before ?? 0, unit)}).`]
    if (!after && !before) return []
    if (after === undefined) return [`  ${name}: is removed with its ${counted(before ?? 0, unit)}.`]
    const replaced = before === undefined ? 'is new' : `in place of ${before.toLocaleString('en')}`
    return [`  ${name}: ${counted(after, unit)}, ${replaced}.`]
  })
  return [
    ...(present.damage ? [`The database in force cannot be read (${present.damage}).`] : []),
    `A restore to ${nameOf(target)} does this:`,
    ...lines,
    media
      ? `  media: ${counted(media.files, 'file')}, in place of ${present.mediaFiles.toLocaleString('en')}.`
      : '  media: stays as it is.',
  ]
}
