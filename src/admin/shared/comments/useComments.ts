import { useAuth } from '@payloadcms/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Anchor } from '@/domain/comment'
import type { CommentThread } from '@/domain/entities'
import type { User } from '@/payload-types'
import { apiRequest } from '../api/api'
import { readFormDraft } from '../forms/formDrafts'
import type { EntryPath } from '../review/useReview'
import type { CommentValues } from './CommentForm'
import type { CommentedText, Comments } from './CommentsContext'

const keyOf = (path: EntryPath) => ['comments', path]

/** The storage key for a comment that isn't sent yet. */
export const newCommentName = (path: EntryPath) => `comment:${path}`

export const useThreads = (path: EntryPath, enabled = true) =>
  useQuery({
    queryKey: keyOf(path),
    queryFn: () => apiRequest<CommentThread[]>(`${path}/comments`),
    enabled,
  })

/** Reads the comments on an entry again. */
export function useRefreshComments(path: EntryPath) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(path) })
}

const isSameList = (one: readonly string[] | null, other: readonly string[]) =>
  one?.length === other.length && other.every((id, index) => one[index] === id)

const none: readonly CommentThread[] = []

/**
 * The comments on an entry, for its text and for their list.
 *
 * @param onShow shows the list
 * @returns null for entries without a text that can be commented on
 */
export function useComments(path: EntryPath, isOn: boolean, onShow: () => void): Comments | null {
  const { data: threads = none } = useThreads(path, isOn)
  const username = useAuth<User>().user?.username ?? ''
  const [found, storeFound] = useState<readonly string[] | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const [pending, setPending] = useState<Anchor | null>(
    () => readFormDraft<CommentValues>(newCommentName(path), username)?.values.anchor ?? null,
  )
  const text = useRef<CommentedText>(null)
  const setFound = useCallback(
    (next: readonly string[]) => storeFound((last) => (isSameList(last, next) ? last : next)),
    [],
  )
  const activate = useCallback(
    (thread: string | null) => {
      setActive(thread)
      if (thread) onShow()
    },
    [onShow],
  )
  const write = useCallback(
    (anchor: Anchor | null) => {
      setPending(anchor)
      if (anchor) onShow()
    },
    [onShow],
  )
  const showRestored = useEffectEvent(() => {
    if (pending) onShow()
  })
  useEffect(() => showRestored(), [])
  const open = useMemo(() => threads.filter(({ resolved }) => !resolved), [threads])
  return useMemo(
    () => (isOn ? { open, found, setFound, active, activate, pending, write, text } : null),
    [isOn, open, found, setFound, active, activate, pending, write],
  )
}
