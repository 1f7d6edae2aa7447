import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { type Anchor, anchorOf, lineAt } from '@/domain/comment'
import { $positionOf, type Match, type TextIndex } from '../find/textIndex'

/** The selected characters, or the line at the cursor; null outside of words. */
function $selected(index: TextIndex): Match | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const [first, last] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus]
  if (selection.isCollapsed())
    return first.type === 'text' ? lineAt(index.text, $positionOf(index, first.key, first.offset)) : null
  const keys = new Set(
    selection
      .getNodes()
      .filter($isTextNode)
      .map((node) => node.getKey()),
  )
  const pieces = index.pieces.filter(({ key }) => keys.has(key))
  const [start, end] = [pieces[0], pieces.at(-1)]
  if (!start || !end) return null
  return {
    start: first.key === start.key ? start.start + first.offset : start.start,
    end: last.key === end.key ? end.start + last.offset : end.end,
  }
}

/** The passage that a comment is about: what is selected, or else the line at the cursor. Null if it has no words. */
export function $anchorAtSelection(index: TextIndex): Anchor | null {
  const selected = $selected(index)
  return selected && anchorOf(index.text, selected)
}

/** Where the browser's cursor is in the whole text, which the editor may not know yet; null with a selection. */
export function $cursorPosition(index: TextIndex, editor: LexicalEditor): number | null {
  const selection = $createRangeSelectionFromDom(document.getSelection(), editor)
  if (!selection?.isCollapsed() || selection.anchor.type !== 'text') return null
  return $positionOf(index, selection.anchor.key, selection.anchor.offset)
}
