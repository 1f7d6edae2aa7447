import type { PayloadRequest, TypedUser } from 'payload'
import { commentLimits } from '../domain/comment'
import type { CommentEntity, CommentThread } from '../domain/entities'
import type { Comment } from '../payload-types'
import { isPerson } from './isPerson'

type Person = Pick<TypedUser, 'id' | 'role'>

const repliesTo = ({ id }: Comment, all: readonly Comment[]) => all.filter(({ parent }) => parent === id)

/** Comments are changed by their authors only. */
export const mayEditComment = (comment: Comment, user: Person) => isPerson(comment.author, user)

/** Authors may delete what nobody has replied to; admins any, with its replies. */
export const mayDeleteComment = (comment: Comment, user: Person, hasReplies: boolean) =>
  user.role === 'admin' || (isPerson(comment.author, user) && !hasReplies)

/**
 * A comment or a reply as this person sees it.
 *
 * @param all comments on its entry, its replies among them
 */
export function toComment(comment: Comment, user: Person, all: readonly Comment[]): CommentEntity {
  const { id, authorName, body, createdAt, updatedAt, editedAt } = comment
  return {
    id,
    author: authorName,
    body,
    createdAt,
    updatedAt,
    isEdited: Boolean(editedAt),
    mayEdit: mayEditComment(comment, user),
    mayDelete: mayDeleteComment(comment, user, repliesTo(comment, all).length > 0),
  }
}

/** All comments on an entry, oldest first. Doesn't check access. */
export async function storedComments(entry: string, req: PayloadRequest): Promise<Comment[]> {
  const { docs } = await req.payload.find({
    collection: 'comment',
    where: { entry: { equals: entry } },
    limit: commentLimits.perEntry,
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

/** The comments on an entry as this person sees them. Doesn't check access. */
export async function commentThreads(
  entry: string,
  { req, user }: { req: PayloadRequest; user: Person },
): Promise<CommentThread[]> {
  const all = await storedComments(entry, req)
  return all
    .filter(({ parent }) => !parent)
    .map((comment) => {
      const { field, quote, before, after, resolvedBy, resolvedAt } = comment
      return {
        ...toComment(comment, user, all),
        field,
        anchor: { quote: quote ?? '', before: before ?? '', after: after ?? '' },
        resolved: resolvedAt ? { by: resolvedBy ?? '', at: resolvedAt } : null,
        replies: repliesTo(comment, all).map((reply) => toComment(reply, user, all)),
      }
    })
}
