import * as z from 'zod'
import { bulkLimit } from '@/domain/limits'
import { idSchema } from './id'
import { versions } from './versions'

/** One step for several entries; restoring one names the deletion that it undoes. */
export const entryBulkSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('restore'),
    entries: z
      .array(z.object({ id: idSchema, deletedAt: z.iso.datetime() }))
      .min(1)
      .max(bulkLimit),
  }),
  ...(['publish', 'unpublish', 'trash'] as const).map((action) =>
    z.object({ action: z.literal(action), ids: z.array(idSchema).min(1).max(bulkLimit), versions }),
  ),
])

export type EntryBulk = z.infer<typeof entryBulkSchema>
