import * as z from 'zod'
import { idSchema } from './id'

/** The versions of entries as the caller has seen them, by id; an entry that was changed since stays as it is. */
export const versions = z.record(idSchema, z.iso.datetime()).optional()

export type Versions = z.infer<typeof versions>
