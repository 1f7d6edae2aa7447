import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useState } from 'react'
import { $formatState, type FormatState, noFormat } from './formatState'

const isSame = (one: FormatState, other: FormatState) => JSON.stringify(one) === JSON.stringify(other)

/** The formats at the cursor, and whether undo and redo are available. */
export function useFormatState(editor: LexicalEditor) {
  const [state, setState] = useState(noFormat)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)

  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => {
          const next = editorState.read($formatState)
          setState((before) => (isSame(before, next) ? before : next))
        }),
        editor.registerCommand(
          CAN_UNDO_COMMAND,
          (can) => {
            setCanUndo(can)
            return false
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          CAN_REDO_COMMAND,
          (can) => {
            setCanRedo(can)
            return false
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  )

  return { state, canUndo, canRedo }
}
