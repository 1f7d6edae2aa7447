import {
  $getSelection,
  $isRangeSelection,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useMemo, useRef, useState } from 'react'
import { clearHighlights, highlight, showMatch } from './highlight'
import { replaceAll } from './replaceAll'
import {
  $positionOf,
  $replaceMatches,
  $selectMatch,
  $textIndex,
  findMatches,
  type Match,
  type TextIndex,
} from './textIndex'

const tag = [HISTORY_PUSH_TAG, SKIP_DOM_SELECTION_TAG]
const highlights = ['found', 'found-current']

function $cursor(index: TextIndex): number {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return 0
  const [start] = selection.getStartEndPoints() ?? []
  return start ? $positionOf(index, start.key, start.offset) : 0
}

/** Finds a query in the text of an editor, also while the text changes, highlights its places, and replaces them. */
export function useFind(editor: LexicalEditor, query: string, isCaseSensitive: boolean) {
  const [index, setIndex] = useState(() => editor.read($textIndex))
  /** The current match is the first one from here on. */
  const [position, setPosition] = useState(() => editor.read(() => $cursor($textIndex())))
  const matches = useMemo(
    () => findMatches(index.text, query, isCaseSensitive),
    [index, query, isCaseSensitive],
  )
  const current = Math.max(
    0,
    matches.findIndex(({ start }) => start >= position),
  )
  const match = matches[current]
  const isReplacing = useRef(false)

  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState }) => {
        if (isReplacing.current) return
        if (dirtyElements.size || dirtyLeaves.size) setIndex(editorState.read($textIndex))
      }),
    [editor],
  )
  useEffect(() => {
    const others = matches.filter((one) => one !== match)
    highlight(editor, index, { name: 'found', matches: others, priority: 2 })
    highlight(editor, index, { name: 'found-current', matches: match ? [match] : [], priority: 3 })
  }, [editor, index, matches, match])
  useEffect(() => () => clearHighlights(...highlights), [])

  function goTo(target: Match | undefined) {
    if (!target) return
    setPosition(target.start)
    showMatch(editor, index, target)
  }

  return {
    count: matches.length,
    current,
    /** Shows the first match of another query from the current position on. */
    show: (other: string, isOtherCaseSensitive: boolean) => {
      const found = findMatches(index.text, other, isOtherCaseSensitive)
      goTo(found.find(({ start }) => start >= position) ?? found[0])
    },
    /** Goes `by` matches forward, in a circle. */
    step: (by: 1 | -1) => goTo(matches[(current + by + matches.length) % matches.length]),
    /** Replaces the current match, and goes to the next one. */
    replace: (replacement: string) => {
      if (!match) return
      editor.update(() => $replaceMatches(index, [match], replacement), { tag, discrete: true })
      const changed = editor.read($textIndex)
      const from = match.start + replacement.length
      const left = findMatches(changed.text, query, isCaseSensitive)
      const target = left.find(({ start }) => start >= from) ?? left[0]
      setIndex(changed)
      setPosition(from)
      if (target) showMatch(editor, changed, target)
    },
    /** Replaces all matches, as one step to undo. @returns how many */
    replaceAll: async (replacement: string) => {
      isReplacing.current = true
      clearHighlights(...highlights)
      try {
        return await replaceAll(editor, (text) => findMatches(text, query, isCaseSensitive), replacement)
      } finally {
        isReplacing.current = false
        setIndex(editor.read($textIndex))
      }
    },
    /** Puts the cursor at the current match, and the focus into the text. */
    leave: () => {
      if (match) editor.update(() => $selectMatch(index, match), { discrete: true })
      editor.focus()
    },
  }
}
