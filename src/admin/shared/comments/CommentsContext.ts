import { createContext, type RefObject } from 'react'
import type { Passage } from '@/domain/comment'
import type { CommentThread } from '@/domain/entities'
import type { FieldPassage } from './fieldPassages'

/** Names the list of comments where a field would be named. */
export const commentsField = 'comments'

/** The rich text of an entry, where it is edited. */
export interface CommentedText {
  /** Selects the passage of a thread and puts the focus there. */
  show: (thread: string) => void
  /** Starts a comment on the selected passage. */
  comment: () => void
  focus: () => void
}

/** What an editor's texts and the list of comments on them share. */
export interface Comments {
  /** Without those that are resolved. */
  open: readonly CommentThread[]
  /** The passages in fields of plain text. */
  inFields: readonly FieldPassage[]
  /** The threads whose passages are in the texts, in their order; null before the rich text has been searched. */
  found: readonly string[] | null
  /** Stores the threads whose passages are in the rich text. */
  setFound: (threads: readonly string[]) => void
  /** The thread that is looked at. */
  active: string | null
  activate: (thread: string | null) => void
  /** Selects the passage of a thread in its text. */
  show: (thread: string) => void
  /** The passage of a comment that is being written. */
  pending: Passage | null
  write: (passage: Passage | null) => void
  /** Starts a comment on what is selected in the text that last had the focus. */
  comment: () => void
  /** Goes back to that text. */
  leave: () => void
  richText: RefObject<CommentedText | null>
}

/** Null around texts without comments. */
export const CommentsContext = createContext<Comments | null>(null)
