import * as z from 'zod'
import { reviewAnswers, reviewLimits } from '@/domain/review'
import { idSchema } from './id'
import { required } from './required'
import { optionalText, text } from './text'

/** Asking a colleague for a review. */
export const askReviewSchema = z.object({
  reviewer: z
    .string()
    .refine((id) => id !== '', required('Choose a colleague.'))
    .pipe(idSchema),
  note: optionalText(reviewLimits.text),
})

/** The answer to a review; returning an entry needs a reason. */
export const answerReviewSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal(reviewAnswers[0]), note: optionalText(reviewLimits.text) }),
  z.object({ state: z.literal(reviewAnswers[1]), note: text(reviewLimits.text, 'Say what should change.') }),
])
