import { nameOf, type Target } from '@/database/target'
import { formatBytes } from '../../domain/formatBytes'
import { pluralize } from '../../domain/pluralize'
import type { Contents } from './contents'

/** The current data: documents or rows by name, and media files. */
export interface Present {
  counts: Record<string, number>
  mediaFiles: number
  /** Set if the current database is unreadable; says why. */
  damage?: string
}

/** Describes the source, as far as known. */
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
    `This is ${about}.`,
    ...(mongo
      ? [
          `${pluralize(mongo.collections.length, 'collection')}, ${pluralize(documents, 'document')}, ${formatBytes(bytes)}.`,
        ]
      : []),
    ...(sqlite ? [`SQLite database, ${formatBytes(sqlite.size)}.`] : []),
    media ? `Media: ${pluralize(media.files, 'file')}, ${formatBytes(media.bytes)}.` : 'No media.',
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
    if (after === undefined && mongo) return [`  ${name}: unchanged (${pluralize(before ?? 0, unit)}).`]
    if (!after && !before) return []
    if (after === undefined) return [`  ${name}: removed, with ${pluralize(before ?? 0, unit)}.`]
    const replaced = before === undefined ? 'new' : `replacing ${before.toLocaleString('en')}`
    return [`  ${name}: ${pluralize(after, unit)}, ${replaced}.`]
  })
  return [
    ...(present.damage ? [`Cannot read the current database (${present.damage}).`] : []),
    `Restoring to ${nameOf(target)} will change:`,
    ...lines,
    media
      ? `  media: ${pluralize(media.files, 'file')}, replacing ${present.mediaFiles.toLocaleString('en')}.`
      : '  media: unchanged.',
  ]
}
