import { useState } from 'react'
import type { CommentEntity, CommentThread } from '@/domain/entities'

interface Written {
  thread: CommentThread
  comment: CommentEntity
  forms: number
}

/**
 * The comments in which a text is being written, which keep their place whatever others do meanwhile.
 * @param stored the threads as they are now; undefined until they are known
 */
export function useWriting(stored: readonly CommentThread[] | undefined) {
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(new Map())

  function setWriting(thread: CommentThread, comment: CommentEntity, isWriting: boolean): void {
    setWritten((before) => {
      const forms = (before.get(comment.id)?.forms ?? 0) + (isWriting ? 1 : -1)
      const after = new Map(before)
      if (forms > 0) after.set(comment.id, { thread, comment, forms })
      else after.delete(comment.id)
      return after
    })
  }

  const threadOf = (id: string) => stored?.find((thread) => thread.id === id)
  const isDeleted = ({ id }: CommentThread) => stored !== undefined && !threadOf(id)
  const threads = new Map(
    [...written.values()].map(({ thread }) => [thread.id, threadOf(thread.id) ?? thread]),
  )

  return {
    /** As they are now, or as they were when they were deleted. */
    threads: [...threads.values()],
    isDeleted,
    /** Replies that are no longer in their thread. */
    deletedReplies: (thread: CommentThread): CommentEntity[] =>
      isDeleted(thread)
        ? []
        : [...written.values()].flatMap(({ thread: { id }, comment }) =>
            id === thread.id && comment.id !== id && !thread.replies.some((reply) => reply.id === comment.id)
              ? [comment]
              : [],
          ),
    setWriting,
  }
}
