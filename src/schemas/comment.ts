import * as z from 'zod'
import { commentLimits } from '@/domain/comment'
import { idPattern } from './id'
import { rawText, text } from './text'

const body = text(commentLimits.body, 'Write a comment.')
const context = rawText.max(commentLimits.context)

/** A comment on a passage, or a reply to one. */
export const newCommentSchema = z.union([
  z.object({ parent: z.string().regex(idPattern, 'must be an id'), body }),
  z.object({
    field: z.literal('content'),
    anchor: z.object({ quote: text(commentLimits.quote), before: context, after: context }),
    body,
  }),
])

export type NewComment = z.infer<typeof newCommentSchema>

/** What its author makes of a comment. */
export const commentBodySchema = z.object({ body })

export const resolvedSchema = z.object({ isResolved: z.boolean() })
