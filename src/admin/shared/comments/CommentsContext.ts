import { createContext, type RefObject } from 'react'
import type { Anchor } from '@/domain/comment'
import type { CommentThread } from '@/domain/entities'

/** Names the list of comments where a field would be named. */
export const commentsField = 'comments'

/** The text that is commented on, where it is edited. */
export interface CommentedText {
  /** Selects the passage of a thread and puts the focus there. */
  show: (thread: string) => void
  focus: () => void
}

/** What an editor of a text and the list of comments on it share. */
export interface Comments {
  /** Without those that are resolved. */
  open: readonly CommentThread[]
  /** The threads whose passages are in the text, in its order; null before the text has been searched. */
  found: readonly string[] | null
  setFound: (threads: readonly string[]) => void
  /** The thread that is looked at. */
  active: string | null
  activate: (thread: string | null) => void
  /** The passage of a comment that is being written. */
  pending: Anchor | null
  write: (anchor: Anchor | null) => void
  text: RefObject<CommentedText | null>
}

/** Null around texts without comments. */
export const CommentsContext = createContext<Comments | null>(null)
