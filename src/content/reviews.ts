import type { PayloadRequest, TypedUser, Where } from 'payload'
import { type DraftedCollection, draftedCollections } from '../domain/contentCollections'
import { day } from '../domain/durations'
import type { EntryReview, OwnReviews, ReviewEntity, ReviewLine } from '../domain/entities'
import { dashboardRows } from '../domain/limits'
import { displayName } from '../domain/person'
import { answeredDays, reviewAnswers } from '../domain/review'
import { canWrite, roles } from '../domain/roles'
import type { Review } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { isPerson } from './isPerson'

type ReviewContext = AccessContext & { req: PayloadRequest; user: TypedUser }

export const isReviewer = ({ state, reviewer }: Review, user: Pick<TypedUser, 'id'>): boolean =>
  state === 'waiting' && isPerson(reviewer, user)

export const mayWithdraw = ({ state, requester }: Review, user: TypedUser): boolean =>
  state === 'waiting' && (user.role === 'admin' || isPerson(requester, user))

/** A review as this person sees it. */
export const toReview = (review: Review, user: TypedUser): ReviewEntity => ({
  id: review.id,
  state: review.state,
  requester: review.requesterName,
  reviewer: review.reviewerName,
  note: review.note ?? null,
  answer: review.answer ?? null,
  version: review.version ?? null,
  createdAt: review.createdAt,
  answeredAt: review.answeredAt ?? null,
  isMine: isPerson(review.requester, user),
  mayAnswer: isReviewer(review, user),
  mayWithdraw: mayWithdraw(review, user),
})

/** The last review of an entry that wasn't withdrawn. Doesn't check access. */
export async function lastReview(
  collection: DraftedCollection,
  entry: string,
  req?: PayloadRequest,
): Promise<Review | null> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'review',
    where: {
      and: [
        { kind: { equals: collection } },
        { entry: { equals: entry } },
        { state: { not_equals: 'withdrawn' } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    ...(req && { req }),
  })
  return docs[0] ?? null
}

/** Everyone but `self` who may write this kind of content, by name. Bypasses the accounts' access rules. */
export async function possibleReviewers(
  collection: DraftedCollection,
  self: string,
): Promise<EntryReview['people']> {
  const payload = await getCms()
  const allowed = roles.map(({ value }) => value).filter((role) => canWrite(role, collection))
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      and: [{ role: { in: allowed } }, { isActive: { not_equals: false } }, { id: { not_equals: self } }],
    },
    select: { username: true, name: true },
    pagination: false,
    depth: 0,
  })
  return docs
    .map((person) => ({ id: person.id, name: displayName(person) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Reviews with the titles of their entries; those whose entry is in the trash or not for this reader are left out. */
async function withTitles(reviews: Review[], access: ReviewContext): Promise<ReviewLine[]> {
  const payload = await getCms()
  const titles = new Map<string, string>()
  for (const collection of draftedCollections) {
    const ids = reviews.filter(({ kind }) => kind === collection).map(({ entry }) => entry)
    if (!ids.length || !canWrite(access.user.role, collection)) continue
    const { docs } = await payload.find({
      collection,
      where: { id: { in: [...new Set(ids)] } },
      draft: true,
      select: { title: true },
      pagination: false,
      depth: 0,
      ...access,
    })
    for (const { id, title } of docs) titles.set(`${collection} ${id}`, title || 'Untitled')
  }
  return reviews.flatMap((review) => {
    const { kind: collection, entry } = review
    const title = titles.get(`${collection} ${entry}`)
    return title === undefined ? [] : [{ ...toReview(review, access.user), collection, entry, title }]
  })
}

/** What a person has to review, and the answers to what they asked. */
export async function ownReviews(access: ReviewContext, now = Date.now()): Promise<OwnReviews> {
  const payload = await getCms()
  const find = async (where: Where[], sort: string) => {
    const { docs } = await payload.find({
      collection: 'review',
      where: { and: where },
      sort,
      limit: 100,
      pagination: false,
      depth: 0,
      req: access.req,
    })
    return withTitles(docs, access)
  }
  const { id } = access.user
  const since = new Date(now - answeredDays * day).toISOString()
  const waiting = await find([{ reviewer: { equals: id } }, { state: { equals: 'waiting' } }], 'createdAt')
  const answered = await find(
    [
      { requester: { equals: id } },
      { state: { in: [...reviewAnswers] } },
      { answeredAt: { greater_than: since } },
    ],
    '-answeredAt',
  )
  return {
    waiting: { entries: waiting.slice(0, dashboardRows), total: waiting.length },
    answered: answered.slice(0, dashboardRows),
  }
}
