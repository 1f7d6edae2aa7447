import type { Anchor } from '@/domain/comment'
import type { CommentEntity, CommentThread } from '@/domain/entities'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { reasonOf } from '../api/messageOf'
import type { EntryPath } from '../review/useReview'
import { useRefreshComments } from './useComments'

/** What can be done with the comments on an entry. Sending a text throws if it failed; the others tell the user. */
export function useCommentActions(path: EntryPath) {
  const refresh = useRefreshComments(path)
  const list = `${path}/comments` as const
  const send = (method: 'POST' | 'PUT', address: EntryPath, body: object) =>
    apiRequest<CommentEntity>(address, { method, body })

  async function act(done: string, failed: string, request: () => Promise<unknown>): Promise<void> {
    try {
      await request()
      toast({ title: done })
    } catch (error) {
      toast({ title: failed, description: reasonOf(error as Error), variant: 'destructive' })
    } finally {
      await refresh()
    }
  }

  return {
    refresh,
    comment: (anchor: Anchor | null, body: string) => send('POST', list, { field: 'content', anchor, body }),
    reply: (parent: string, body: string) => send('POST', list, { parent, body }),
    edit: (comment: string, body: string) => send('PUT', `${list}/${comment}`, { body }),
    resolve: ({ id }: CommentThread) =>
      act('Comment resolved', 'Comment not resolved', () =>
        send('PUT', `${list}/${id}/resolved`, { isResolved: true }),
      ),
    reopen: ({ id }: CommentThread) =>
      act('Comment reopened', 'Comment not reopened', () =>
        send('PUT', `${list}/${id}/resolved`, { isResolved: false }),
      ),
    remove: (comment: string) =>
      act('Comment deleted', 'Comment not deleted', () =>
        apiRequest(`${list}/${comment}`, { method: 'DELETE' }),
      ),
  }
}

export type CommentActions = ReturnType<typeof useCommentActions>
