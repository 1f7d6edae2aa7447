import type { Endpoint, PayloadRequest } from 'payload'
import { writeStep } from '@/audit/writeStep'
import {
  isReviewer,
  lastReview,
  mayWithdraw,
  ownReviews,
  possibleReviewers,
  toReview,
} from '@/content/reviews'
import { labelOf } from '@/domain/choice'
import type { DraftedCollection } from '@/domain/contentCollections'
import type { EntryReview } from '@/domain/entities'
import { displayName } from '@/domain/person'
import { reviewStates } from '@/domain/review'
import { contentRoles, type Role } from '@/domain/roles'
import { forbidden, HttpError } from '@/http/HttpError'
import { created } from '@/http/responses'
import type { Review } from '@/payload-types'
import { answerReviewSchema, askReviewSchema } from '@/schemas/review'
import { endpoint } from '../endpoint'
import { changeNewest } from '../ifMatch'

interface Reviewed {
  collection: DraftedCollection
  path: `/${string}`
  allow: readonly Role[]
}

type Step = Pick<Review, 'state' | 'reviewerName' | 'note' | 'answer'>

/** A review in words, for the audit trail: “Changes requested (Edith): …”. */
function inWords({ state, reviewerName, note, answer }: Step): string {
  const text = state === 'waiting' ? note : answer
  return `${labelOf(reviewStates, state)} (${reviewerName})${text ? `: ${text}` : ''}`
}

/** The entry that a step of a review is about. */
interface Entry {
  collection: DraftedCollection
  id: string
  title?: string | null
}

const logReview = ({ collection, id, title }: Entry, before: Step | null, after: Step, req: PayloadRequest) =>
  writeStep(
    { kind: collection, document: id, title: title || 'Untitled' },
    { field: 'review', before: before && inWords(before), after: inWords(after) },
    req,
  )

/** The review that waits for an answer. @throws {HttpError} 409 if none does */
async function waitingReview(collection: DraftedCollection, id: string, req: PayloadRequest) {
  const review = await lastReview(collection, id, req)
  if (review?.state !== 'waiting') throw new HttpError(409, 'This review no longer waits for an answer.')
  return review
}

/**
 * Reviews of the entries of one content type: an author asks a colleague, who approves or asks for changes. It informs,
 * and never keeps anyone from publishing (decision 072). `If-Match` names the version that an answer is about.
 */
export const reviews = ({ collection, path, allow }: Reviewed): Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${path}/:id/review`,
    allow,
    async handle({ req, as, user, id }): Promise<EntryReview> {
      await req.payload.findByID({ collection, id: id(), depth: 0, draft: true, ...as })
      const [review, people] = await Promise.all([
        lastReview(collection, id(), req),
        possibleReviewers(collection, user.id),
      ])
      return { review: review && toReview(review, user), people }
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}/:id/review`,
    allow,
    body: askReviewSchema,
    handle: ({ req, as, user, id, body: { reviewer, note } }) =>
      changeNewest({ req, as, collection, id: id() }, async ({ title }) => {
        const people = await possibleReviewers(collection, user.id)
        const person = people.find((one) => one.id === reviewer)
        if (!person) {
          const message = 'Choose a colleague who may edit this.'
          throw new HttpError(400, message, [{ path: 'reviewer', message }])
        }
        const last = await lastReview(collection, id(), req)
        // One waits at a time: asking again replaces the request.
        if (last?.state === 'waiting')
          await req.payload.update({ collection: 'review', id: last.id, data: { state: 'withdrawn' }, req })
        const data = {
          kind: collection,
          entry: id(),
          requester: user.id,
          requesterName: displayName(user),
          reviewer,
          reviewerName: person.name,
          state: 'waiting' as const,
          note,
        }
        const review = await req.payload.create({ collection: 'review', data, depth: 0, req })
        await logReview({ collection, id: id(), title }, last, review, req)
        return created(toReview(review, user))
      }),
  }),
  endpoint({
    method: 'put',
    path: `${path}/:id/review`,
    allow,
    body: answerReviewSchema,
    handle: ({ req, as, user, id, body: { state, note } }) =>
      changeNewest({ req, as, collection, id: id() }, async ({ title, updatedAt }) => {
        const last = await waitingReview(collection, id(), req)
        if (!isReviewer(last, user)) throw forbidden()
        const data = { state, answer: note, version: updatedAt, answeredAt: new Date().toISOString() }
        const review = await req.payload.update({ collection: 'review', id: last.id, data, depth: 0, req })
        await logReview({ collection, id: id(), title }, last, review, req)
        return toReview(review, user)
      }),
  }),
  endpoint({
    method: 'delete',
    path: `${path}/:id/review`,
    allow,
    handle: ({ req, as, user, id }) =>
      changeNewest({ req, as, collection, id: id() }, async ({ title }) => {
        const last = await waitingReview(collection, id(), req)
        if (!mayWithdraw(last, user)) throw forbidden()
        const data = { state: 'withdrawn' as const }
        const review = await req.payload.update({ collection: 'review', id: last.id, data, depth: 0, req })
        await logReview({ collection, id: id(), title }, last, review, req)
        return { message: 'Review withdrawn.' }
      }),
  }),
]

/** The reviews requested from the caller. */
export const adminReviews = endpoint({
  method: 'get',
  path: '/admin/reviews',
  allow: contentRoles,
  handle: ({ req, as, user }) => ownReviews({ ...as, req, user }),
})
