import type { Anchor } from '@/domain/comment'
import type { CommentEntity, CommentThread } from '@/domain/entities'
import { apiRequest } from '../api/api'
import { withToasts } from '../api/withToasts'
import type { EntryPath } from '../review/useReview'
import { useRefreshComments } from './useComments'

/** What can be done with the comments on an entry. Sending a text throws if it failed; the others tell the user. */
export function useCommentActions(path: EntryPath) {
  const refresh = useRefreshComments(path)
  const list = `${path}/comments` as const

  async function send(method: 'POST' | 'PUT', address: EntryPath, body: object): Promise<CommentEntity> {
    const sent = await apiRequest<CommentEntity>(address, { method, body })
    await refresh()
    return sent
  }

  const act = (done: string, failed: string, request: () => Promise<unknown>) =>
    withToasts({ done, failed }, request)
      .catch(() => undefined)
      .finally(refresh)

  const setResolved = ({ id }: CommentThread, isResolved: boolean) =>
    apiRequest(`${list}/${id}/resolved`, { method: 'PUT', body: { isResolved } })

  return {
    comment: (anchor: Anchor | null, body: string) => send('POST', list, { field: 'content', anchor, body }),
    reply: (parent: string, body: string) => send('POST', list, { parent, body }),
    edit: (comment: string, body: string) => send('PUT', `${list}/${comment}`, { body }),
    resolve: (thread: CommentThread) =>
      act('Comment resolved', 'Comment not resolved', () => setResolved(thread, true)),
    reopen: (thread: CommentThread) =>
      act('Comment reopened', 'Comment not reopened', () => setResolved(thread, false)),
    remove: (comment: string) =>
      act('Comment deleted', 'Comment not deleted', () =>
        apiRequest(`${list}/${comment}`, { method: 'DELETE' }),
      ),
  }
}

export type CommentActions = ReturnType<typeof useCommentActions>
