import type { Passage } from '@/domain/comment'
import type { CommentEntity, CommentThread } from '@/domain/entities'
import { ApiError, apiRequest } from '../api/api'
import { withToasts } from '../api/withToasts'
import { type Edit, saveMerged } from '../forms/saveMerged'
import type { EntryPath } from '../review/useReview'
import { type CommentValues, toCommentValues } from './CommentForm'
import { commentsOf, useRefreshComments } from './useComments'

/** What can be done with the comments on an entry. Sending a text throws if it failed; the others tell the user. */
export function useCommentActions(path: EntryPath) {
  const refresh = useRefreshComments(path)
  const list = `${path}/comments` as const

  async function add(body: object): Promise<CommentEntity> {
    const sent = await apiRequest<CommentEntity>(list, { method: 'POST', body })
    await refresh()
    return sent
  }

  const act = (done: string, failed: string, request: () => Promise<unknown>) =>
    withToasts({ done, failed }, request)
      .catch(() => undefined)
      .finally(refresh)

  const setResolved = ({ id }: CommentThread, isResolved: boolean) =>
    apiRequest(`${list}/${id}/resolved`, { method: 'PUT', body: { isResolved } })

  /** @throws {EditConflict} if it was changed in another tab */
  async function edit(id: string, change: Edit<CommentValues, CommentEntity>): Promise<CommentEntity> {
    const { saved } = await saveMerged(change, {
      write: ({ body }, version) =>
        apiRequest<CommentEntity>(`${list}/${id}`, {
          method: 'PUT',
          body: { body },
          ifMatch: version ?? undefined,
        }),
      async read() {
        const threads = await apiRequest<CommentThread[]>(list)
        const found = commentsOf(threads).find((one) => one.id === id)
        if (!found) throw new ApiError(404, '', 'Not Found')
        return found
      },
      toValues: toCommentValues,
    })
    await refresh()
    return saved
  }

  return {
    comment: (passage: Passage | null, body: string) => add({ ...passage, body }),
    reply: (parent: string, body: string) => add({ parent, body }),
    edit,
    resolve: (thread: CommentThread) =>
      act('Comment resolved', 'Comment not resolved', () => setResolved(thread, true)),
    reopen: (thread: CommentThread) =>
      act('Comment reopened', 'Comment not reopened', () => setResolved(thread, false)),
    remove: ({ id, updatedAt }: CommentEntity) =>
      act('Comment deleted', 'Comment not deleted', () =>
        apiRequest(`${list}/${id}`, { method: 'DELETE', ifMatch: updatedAt }),
      ),
  }
}

export type CommentActions = ReturnType<typeof useCommentActions>
