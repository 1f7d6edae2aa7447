import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { Passage } from '@/domain/comment'
import type { DraftedCollection } from '@/domain/contentCollections'
import { toast } from '@/toast/toast'
import { toolForKeys } from '../editor/tools'
import type { CommentedText } from './CommentsContext'
import { plainTextPath } from './fieldPassages'
import { nothingSelected } from './nothingSelected'
import { anchorIn, isTextControl, nameOf, type TextControl } from './textControl'

interface Options {
  collection: DraftedCollection
  richText: RefObject<CommentedText | null>
  write: (passage: Passage) => void
}

/** Follows which text of an editor has the focus, to comment on what is selected there and to go back to it. */
export function useTextFocus({ collection, richText, write }: Options) {
  /** The control that last had the focus; null after the rich text had it. */
  const last = useRef<TextControl | null>(null)

  const commentIn = useCallback(
    (control: TextControl) => {
      const field = plainTextPath(collection, nameOf(control))
      const anchor = field && anchorIn(control)
      if (anchor) write({ field, anchor })
      else toast(nothingSelected)
    },
    [collection, write],
  )

  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    if (isTextControl(target) && plainTextPath(collection, nameOf(target))) last.current = target
    else if (target.isContentEditable) last.current = null
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (toolForKeys(event)?.action.kind !== 'comment') return
    if (!isTextControl(event.target) || !plainTextPath(collection, nameOf(event.target))) return
    event.preventDefault()
    commentIn(event.target)
  })
  useEffect(() => {
    const focus = (event: FocusEvent) => onFocus(event)
    const key = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('focusin', focus)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('focusin', focus)
      document.removeEventListener('keydown', key)
    }
  }, [])

  const comment = useCallback(() => {
    if (last.current?.isConnected) commentIn(last.current)
    else if (richText.current) richText.current.comment()
    else toast(nothingSelected)
  }, [commentIn, richText])

  const leave = useCallback(
    () => (last.current?.isConnected ? last.current.focus() : richText.current?.focus()),
    [richText],
  )

  return { comment, leave }
}
