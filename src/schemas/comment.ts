import * as z from 'zod'
import { commentLimits } from '@/domain/comment'
import type { DraftedCollection } from '@/domain/contentCollections'
import { translatedFields } from '@/domain/translations/fields'
import { idSchema } from './id'
import { fits, rawText, text } from './text'

const body = text(commentLimits.body, 'Write a comment.')
const context = rawText.refine(fits(commentLimits.context))

/** A comment on a passage of one of an entry's texts, or a reply to one. */
export const newCommentSchema = (collection: DraftedCollection) =>
  z.union([
    z.object({ parent: idSchema, body }),
    z.object({
      field: z.enum(translatedFields[collection].map(({ path }) => path)),
      anchor: z.object({ quote: text(commentLimits.quote), before: context, after: context }),
      body,
    }),
  ])

export type NewComment = z.infer<ReturnType<typeof newCommentSchema>>

/** What its author makes of a comment. */
export const commentBodySchema = z.object({ body })

export const resolvedSchema = z.object({ isResolved: z.boolean() })
