'use client'

import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type EditorState } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react'
import { findAnchor } from '@/domain/comment'
import type { Comments } from '../../comments/CommentsContext'
import { clearHighlights, highlight, showMatch } from '../find/highlight'
import { $selectMatch, $textIndex, type Match, type TextIndex } from '../find/textIndex'
import { $cursorPosition } from './anchor'

interface Passage extends Match {
  thread: string
}

interface Found {
  index: TextIndex
  /** From the beginning of the text to its end. */
  passages: readonly Passage[]
}

const names = ['commented', 'commented-current']
const nothing: Found = { index: { text: '', pieces: [] }, passages: [] }

interface Props {
  comments: Comments
  /** The name of the text's field. */
  name: string
  onComment: () => void
}

/** Highlights the passages that have open comments, also while the text changes. A click on one shows its comments. */
export function Passages({ comments, name, onComment }: Props) {
  const [editor] = useLexicalComposerContext()
  const { active, pending, setFound, activate, richText } = comments
  const open = useMemo(() => comments.open.filter(({ field }) => field === name), [comments.open, name])
  const last = useRef(nothing)

  const mark = useEffectEvent((state: EditorState) => {
    // Most texts have no comments: typing in them costs nothing more.
    if (!open.length && !pending) {
      last.current = nothing
      clearHighlights(...names)
      setFound([])
      return
    }
    const index = state.read($textIndex)
    const passages = open
      .flatMap(({ id, anchor }) => {
        const match = findAnchor(index.text, anchor)
        return match ? [{ thread: id, ...match }] : []
      })
      .sort((one, other) => one.start - other.start)
    last.current = { index, passages }
    const own = pending?.field === name && findAnchor(index.text, pending.anchor)
    const current = own || passages.find(({ thread }) => thread === active)
    highlight(editor, index, { name: 'commented', matches: passages, priority: 0 })
    highlight(editor, index, { name: 'commented-current', matches: current ? [current] : [], priority: 1 })
    setFound(passages.map(({ thread }) => thread))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes what is highlighted.
  useEffect(() => mark(editor.getEditorState()), [editor, open, active, pending])

  const onClick = useEffectEvent(() => {
    const { index, passages } = last.current
    const cursor = $cursorPosition(index, editor)
    if (cursor === null) return
    const hit = passages.findLast(({ start, end }) => start <= cursor && cursor <= end)
    if (hit) activate(hit.thread)
    else if (active) activate(null)
  })

  useEffect(() => {
    const stopMarking = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState }) => {
      if (dirtyElements.size || dirtyLeaves.size) mark(editorState)
    })
    const stopListening = editor.registerCommand(
      CLICK_COMMAND,
      () => {
        onClick()
        return false
      },
      COMMAND_PRIORITY_LOW,
    )
    return () => {
      stopMarking()
      stopListening()
      clearHighlights(...names)
    }
  }, [editor])

  useImperativeHandle(richText, () => ({
    show(thread) {
      const { index, passages } = last.current
      const passage = passages.find((one) => one.thread === thread)
      if (!passage) return
      editor.update(() => $selectMatch(index, passage), { discrete: true })
      editor.focus()
      showMatch(editor, index, passage)
    },
    comment: onComment,
    focus: () => editor.focus(),
  }))

  return null
}
