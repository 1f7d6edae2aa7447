import * as z from 'zod'
import { valuesOf } from '@/domain/choice'
import { maxSearchLength } from '@/domain/limits'
import { trashKinds } from '@/domain/trash'
import { pageQuery } from './query'

const trashKind = z.enum(valuesOf(trashKinds))

export const trashQuery = pageQuery.extend({
  kind: trashKind.optional(),
  search: z.string().trim().max(maxSearchLength).optional(),
})

/** With `deletedAt`, only this deletion is undone. */
export const restoreSchema = z.object({
  deletedAt: z.iso.datetime({ error: 'must be an ISO 8601 date and time' }).optional(),
})
