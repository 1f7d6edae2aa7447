import { useAuth } from '@payloadcms/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Passage } from '@/domain/comment'
import type { DraftedCollection } from '@/domain/contentCollections'
import type { CommentEntity, CommentThread } from '@/domain/entities'
import type { User } from '@/payload-types'
import { apiRequest } from '../api/api'
import type { ShownPanes } from '../editing/useShownPanes'
import { readFormDraft } from '../forms/formDrafts'
import type { EntryPath } from '../review/useReview'
import type { CommentValues } from './CommentForm'
import type { CommentedText, Comments } from './CommentsContext'
import { findInFields, hasRichText, inOrderOfTexts } from './fieldPassages'
import { controlOf } from './textControl'
import { useTextFocus } from './useTextFocus'

const keyOf = (path: EntryPath) => ['comments', path]

/** The storage key for a comment that isn't sent yet. */
export const newCommentName = (path: EntryPath) => `comment:${path}`

export const useThreads = (path: EntryPath) =>
  useQuery({ queryKey: keyOf(path), queryFn: () => apiRequest<CommentThread[]>(`${path}/comments`) })

/** Reads the comments on an entry again. */
export function useRefreshComments(path: EntryPath) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(path) })
}

/** The comments of some threads, with their replies. */
export const commentsOf = (threads: readonly CommentThread[]): CommentEntity[] =>
  threads.flatMap((thread) => [thread, ...thread.replies])

const isSameList = (one: readonly string[] | null, other: readonly string[]) =>
  one?.length === other.length && other.every((id, index) => one[index] === id)

const none: readonly never[] = []

interface Commented {
  path: EntryPath
  collection: DraftedCollection
  /** What is typed. */
  values: object
  panes: Pick<ShownPanes, 'showComments' | 'showDetails'>
}

/** The comments on an entry, for its texts and for their list. */
export function useComments({ path, collection, values, panes }: Commented): Comments {
  const { data: threads = none } = useThreads(path)
  const username = useAuth<User>().user?.username ?? ''
  const [inText, storeInText] = useState<readonly string[] | null>(hasRichText(collection) ? null : none)
  const [active, setActive] = useState<string | null>(null)
  const [pending, setPending] = useState<Passage | null>(
    () => readFormDraft<CommentValues>(newCommentName(path), username)?.values.passage ?? null,
  )
  const richText = useRef<CommentedText>(null)
  const { showComments, showDetails } = panes
  const setFound = useCallback(
    (next: readonly string[]) => storeInText((last) => (isSameList(last, next) ? last : next)),
    [],
  )
  const activate = useCallback(
    (thread: string | null) => {
      setActive(thread)
      if (thread) showComments()
    },
    [showComments],
  )
  const write = useCallback(
    (passage: Passage | null) => {
      setPending(passage)
      if (passage) showComments()
    },
    [showComments],
  )
  const showRestored = useEffectEvent(() => {
    if (pending) showComments()
  })
  useEffect(() => showRestored(), [])
  const open = useMemo(() => threads.filter(({ resolved }) => !resolved), [threads])
  const inFields = useMemo(() => findInFields(collection, open, values), [collection, open, values])
  const found = useMemo(
    () => inText && inOrderOfTexts(collection, inFields, inText),
    [collection, inFields, inText],
  )

  const { comment, leave } = useTextFocus({ collection, richText, write })

  const show = useCallback(
    (thread: string) => {
      const passage = inFields.find((one) => one.thread === thread)
      if (!passage) return richText.current?.show(thread)
      // Fields among the details aren't shown beside the comments.
      if (!controlOf(passage.name)?.checkVisibility()) flushSync(showDetails)
      const shown = controlOf(passage.name)
      shown?.focus({ preventScroll: true })
      shown?.setSelectionRange(passage.start, passage.end)
      shown?.scrollIntoView({ block: 'center' })
    },
    [inFields, showDetails],
  )

  // The rich text reads it: it must be the same while someone types there.
  return useMemo(
    () => ({
      open,
      inFields,
      found,
      setFound,
      active,
      activate,
      show,
      pending,
      write,
      comment,
      leave,
      richText,
    }),
    [open, inFields, found, setFound, active, activate, show, pending, write, comment, leave],
  )
}
