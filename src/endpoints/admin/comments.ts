import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { writeStep } from '@/audit/writeStep'
import type { AccessContext } from '@/content/accessContext'
import {
  commentThreads,
  mayDeleteComment,
  mayEditComment,
  storedComments,
  toComment,
} from '@/content/comments'
import { commentLimits } from '@/domain/comment'
import type { DraftedCollection } from '@/domain/contentCollections'
import { displayName } from '@/domain/person'
import type { Role } from '@/domain/roles'
import { forbidden, HttpError, notFound } from '@/http/HttpError'
import { created } from '@/http/responses'
import type { Comment } from '@/payload-types'
import { withDocumentLock } from '@/runtime/documentLock'
import { commentBodySchema, type NewComment, newCommentSchema, resolvedSchema } from '@/schemas/comment'
import { createOnce } from '../createOnce'
import { endpoint } from '../endpoint'
import { checkMatch } from '../ifMatch'

interface Commented {
  collection: DraftedCollection
  path: `/${string}`
  allow: readonly Role[]
}

interface Entry {
  kind: DraftedCollection
  document: string
  title: string
}

interface Author {
  req: PayloadRequest
  user: TypedUser
}

interface Call {
  req: PayloadRequest
  as: AccessContext
  id: () => string
}

type Step = Pick<Comment, 'authorName' | 'quote' | 'body' | 'resolvedAt'>

/** A comment in words, for the audit trail: “Asha on “the rest”: …”. */
const inWords = ({ authorName, quote, body, resolvedAt }: Step): string =>
  `${authorName}${quote ? ` on “${quote}”` : ''}${resolvedAt ? ' (resolved)' : ''}: ${body}`

const logComment = (about: Entry, before: Step | null, after: Step | null, req: PayloadRequest) =>
  writeStep(
    about,
    { field: 'comment', before: before && inWords(before), after: after && inWords(after) },
    req,
  )

/** @throws {HttpError} 404 if the entry has no such comment */
function commentIn(comments: Comment[], id: string): Comment {
  const comment = comments.find((one) => one.id === id)
  if (!comment) throw notFound()
  return comment
}

/** @throws {HttpError} 404, or 412 if it isn't the version in `If-Match` */
function seenComment(comments: Comment[], id: string, req: PayloadRequest): Comment {
  const comment = commentIn(comments, id)
  checkMatch(req, comment.updatedAt)
  return comment
}

/** The fields of a new comment. @throws {HttpError} 404 or 409 if it can't be replied to */
function fieldsOf(sent: NewComment, comments: Comment[]) {
  if (!('parent' in sent)) return { field: sent.field, ...sent.anchor, body: sent.body }
  const { id, parent, field, resolvedAt } = commentIn(comments, sent.parent)
  if (parent) throw notFound()
  if (resolvedAt) throw new HttpError(409, 'This comment has been resolved. Reopen it to reply.')
  return { parent: id, field, body: sent.body }
}

/**
 * Comments on passages of an entry's text. They change neither the entry nor what visitors see (decision 074).
 */
export function comments({ collection, path, allow }: Commented): Endpoint[] {
  const list = `${path}/:id/comments` as const
  const single = `${list}/:comment` as const

  /** Changes comments under the lock of their entry, which must exist, and be the caller's to edit. */
  const change = <Result>(
    { req, as, id }: Call,
    act: (all: Comment[], about: Entry) => Promise<Result>,
  ): Promise<Result> =>
    withDocumentLock(id(), async () => {
      const { title } = await req.payload.findByID({ collection, id: id(), draft: true, depth: 0, ...as })
      const about = { kind: collection, document: id(), title: title || 'Untitled' }
      return act(await storedComments(id(), req), about)
    })

  /** @throws {HttpError} 409 if the entry has as many comments as it can have */
  async function add(sent: NewComment, all: Comment[], about: Entry, { req, user }: Author) {
    const { perEntry } = commentLimits
    const fields = fieldsOf(sent, all)
    if (all.length >= perEntry)
      throw new HttpError(409, `There can be at most ${perEntry} comments on an entry.`)
    const by = { author: user.id, authorName: displayName(user) }
    const data = { ...fields, ...by, kind: collection, entry: about.document }
    const comment = await req.payload.create({ collection: 'comment', data, depth: 0, req })
    await logComment(about, null, comment, req)
    return comment
  }

  async function update(comment: Comment, data: Partial<Comment>, about: Entry, req: PayloadRequest) {
    const changed = await req.payload.update({ collection: 'comment', id: comment.id, data, depth: 0, req })
    await logComment(about, comment, changed, req)
    return changed
  }

  return [
    endpoint({
      method: 'get',
      path: list,
      allow,
      async handle({ req, as, user, id }) {
        await req.payload.findByID({ collection, id: id(), select: {}, depth: 0, draft: true, ...as })
        return commentThreads(id(), { req, user })
      },
    }),
    endpoint({
      method: 'post',
      path: list,
      allow,
      body: newCommentSchema(collection),
      handle: ({ req, as, user, id, body }) =>
        change({ req, as, id }, async (all, about) => {
          const comment = await createOnce(req, { collection: 'comment', body, depth: 0 }, () =>
            add(body, all, about, { req, user }),
          )
          return created(toComment(comment, user, all))
        }),
    }),
    endpoint({
      method: 'put',
      path: single,
      allow,
      body: commentBodySchema,
      handle: ({ req, as, user, id, param, body }) =>
        change({ req, as, id }, async (all, about) => {
          const comment = seenComment(all, param('comment'), req)
          if (!mayEditComment(comment, user)) throw forbidden()
          if (comment.body === body.body) return toComment(comment, user, all)
          const edited = { ...body, editedAt: new Date().toISOString() }
          return toComment(await update(comment, edited, about, req), user, all)
        }),
    }),
    endpoint({
      method: 'put',
      path: `${single}/resolved`,
      allow,
      body: resolvedSchema,
      handle: ({ req, as, user, id, param, body: { isResolved } }) =>
        change({ req, as, id }, async (all, about) => {
          const comment = seenComment(all, param('comment'), req)
          if (comment.parent) throw notFound()
          if (Boolean(comment.resolvedAt) === isResolved) return toComment(comment, user, all)
          const data = isResolved
            ? { resolvedBy: displayName(user), resolvedAt: new Date().toISOString() }
            : { resolvedBy: null, resolvedAt: null }
          return toComment(await update(comment, data, about, req), user, all)
        }),
    }),
    endpoint({
      method: 'delete',
      path: single,
      allow,
      handle: ({ req, as, user, id, param }) =>
        change({ req, as, id }, async (all, about) => {
          const comment = seenComment(all, param('comment'), req)
          const gone = all.filter((one) => one.id === comment.id || one.parent === comment.id)
          if (!mayDeleteComment(comment, user, gone.length > 1)) throw forbidden()
          await req.payload.delete({
            collection: 'comment',
            where: { id: { in: gone.map((one) => one.id) } },
            depth: 0,
            req,
          })
          for (const one of gone) await logComment(about, one, null, req)
          return { message: 'Comment deleted.' }
        }),
    }),
  ]
}
