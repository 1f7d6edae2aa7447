import { z } from 'zod'
import packageJson from '../../../package.json'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

/** What `manifest.json`, the last file of a backup, says about the others. */
export const manifestSchema = z.object({
  /** Raised when an older program could not restore the backup rightly. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  versions: z.object({ frontdesk: z.string(), payload: z.string(), engine: z.string() }),
  engine: z.enum(['sqlite', 'mongodb']),
  /** Name of the MongoDB database, or of SQLite's file. */
  database: z.string(),
  /** Whether all of the data is of one moment, and how that was done or why it could not be. */
  snapshot: z.object({ isConsistent: z.boolean(), how: z.string() }),
  schema: z.object({ fingerprint: sha256, migrations: z.array(z.string()) }),
  /** Documents of each collection, or rows of each table. */
  counts: z.record(z.string(), count),
  media: z.object({ files: count, bytes: count }),
  notes: z.array(z.string()),
  parts: z.array(z.object({ path: z.string(), size: count, sha256 })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Part = Manifest['parts'][number]

/** What the engine's half of a backup adds to the manifest. */
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
