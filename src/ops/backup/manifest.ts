import * as z from 'zod'
import packageJson from '../../../package.json' with { type: 'json' }

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

/** `manifest.json`, the last file of a backup, which describes the others. */
export const manifestSchema = z.object({
  /** Incremented if older programs could not restore the backup correctly. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  versions: z.object({ frontdesk: z.string(), payload: z.string(), engine: z.string() }),
  engine: z.enum(['sqlite', 'mongodb']),
  /** Name of the MongoDB database or the SQLite file. */
  database: z.string(),
  /** Whether all data is from one point in time, and how, or why not. */
  snapshot: z.object({ isConsistent: z.boolean(), how: z.string() }),
  schema: z.object({ fingerprint: sha256, migrations: z.array(z.string()) }),
  /** Number of documents per collection, or rows per table. */
  counts: z.record(z.string(), count),
  media: z.object({ files: count, bytes: count }),
  notes: z.array(z.string()),
  parts: z.array(z.object({ path: z.string(), size: count, sha256 })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Part = Manifest['parts'][number]

/** An engine's contribution to the manifest. */
export type DataSummary = Pick<
  Manifest,
  'engine' | 'database' | 'snapshot' | 'schema' | 'counts' | 'notes'
> & {
  engineVersion: string
}

export const ourVersions = {
  frontdesk: packageJson.version,
  payload: packageJson.dependencies.payload,
}
