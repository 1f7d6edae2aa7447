import * as z from 'zod'

/** What an open editor tells: it is still open, it takes over from another one, or it was closed. */
export const presenceSchema = z.object({
  /** Unique to the page. */
  page: z.string().regex(/^[\w-]{16,64}$/),
  does: z.enum(['stay', 'takeOver', 'leave']),
})

export type PresenceBody = z.infer<typeof presenceSchema>
