import * as z from 'zod'
import { text } from './text'

/** Longer ones are not worth a hash. */
const passwordBound = 200

export const credentialsSchema = z.object({
  username: text(100).toLowerCase(),
  password: z.string().min(1, 'is required').max(passwordBound),
})
