import {
  $getSelection,
  $isRangeSelection,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { setBlock } from './blocks'
import type { FormatState } from './formatState'
import { $linkDraft, $putDivider } from './insert'
import { indentList } from './listIndent'
import type { Question } from './QuestionDialog'
import { putTable } from './tables'
import type { Tool } from './tools'

interface Outside {
  ask: (question: Question) => void
  chooseFiles: () => void
  find: (words: string) => void
  comment: () => void
}

/** The selected words of one line, to be found. */
function $selectedWords(): string {
  const selection = $getSelection()
  const words = $isRangeSelection(selection) ? selection.getTextContent() : ''
  return words.includes('\n') || words.length > 100 ? '' : words
}

/** Does what a tool is for. A block type that the cursor's block already has is taken off. */
export function applyTool(
  editor: LexicalEditor,
  { action }: Tool,
  { block }: FormatState,
  { ask, chooseFiles, find, comment }: Outside,
): void {
  if (action.kind === 'block') setBlock(editor, action.block, block)
  else if (action.kind === 'text') editor.dispatchCommand(FORMAT_TEXT_COMMAND, action.format)
  else if (action.kind === 'align')
    editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, action.alignment === 'left' ? '' : action.alignment)
  else if (action.kind === 'indent') indentList(editor, action.direction)
  else if (action.kind === 'undo') editor.dispatchCommand(UNDO_COMMAND, undefined)
  else if (action.kind === 'redo') editor.dispatchCommand(REDO_COMMAND, undefined)
  else if (action.kind === 'table') putTable(editor)
  else if (action.kind === 'divider') editor.update($putDivider)
  else if (action.kind === 'upload') chooseFiles()
  else if (action.kind === 'find') find(editor.read($selectedWords))
  else if (action.kind === 'comment') comment()
  else if (action.kind === 'image') ask({ kind: 'image' })
  else ask({ kind: 'link', draft: editor.read($linkDraft) })
}
