'use client'

import {
  BEFORE_INPUT_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMPOSITION_START_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
  TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { DRAG_DROP_PASTE } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useEffectEvent } from 'react'
import { $enter, $leaveBlock, $typeBelowBlock } from './keys'
import { registerMarkdown } from './markdown'
import { $isCodeNode } from './nodes/CodeNode'
import { onPaste } from './onPaste'
import { $paste } from './paste'
import { registerTabKeys } from './tabKeys'
import { type Tool, toolForKeys } from './tools'

interface Props {
  onTool: (tool: Tool) => void
  /** Images that were pasted or dropped as files. */
  onFiles: (files: File[]) => void
  /** Whether Tab leaves the text from any position. */
  onRelease: (isReleased: boolean) => void
}

/** Keyboard, clipboard and drop behavior of the editor. */
export function Behavior({ onTool, onFiles, onRelease }: Props) {
  const [editor] = useLexicalComposerContext()
  const applyTool = useEffectEvent(onTool)
  const takeFiles = useEffectEvent(onFiles)
  const onReleaseChange = useEffectEvent(onRelease)

  useEffect(() => {
    function onKey(event: KeyboardEvent): boolean {
      const tool = toolForKeys(event)
      if (!tool) return false
      event.preventDefault()
      event.stopPropagation()
      applyTool(tool)
      return true
    }

    return mergeRegister(
      editor.registerCommand(KEY_DOWN_COMMAND, onKey, COMMAND_PRIORITY_HIGH),
      registerTabKeys(editor, (isReleased) => onReleaseChange(isReleased)),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          if (!$enter()) return false
          event?.preventDefault()
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        BEFORE_INPUT_COMMAND,
        (event) => {
          if (!$typeBelowBlock(event)) return false
          event.preventDefault()
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        COMPOSITION_START_COMMAND,
        () => {
          $leaveBlock()
          // Lexical goes on from the new paragraph.
          return false
        },
        COMMAND_PRIORITY_HIGH,
      ),
      registerMarkdown(editor),
      onPaste(editor, (data) => $paste(editor, data)),
      editor.registerCommand(
        DRAG_DROP_PASTE,
        (files) => {
          // Not within the drop's own update, which reading the cursor would end.
          queueMicrotask(() => takeFiles(files))
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
      // Code has no formatting, wherever it was pasted from.
      editor.registerNodeTransform(TextNode, (node) => {
        if ($isCodeNode(node.getParent()) && node.getFormat()) node.setFormat(0)
      }),
    )
  }, [editor])

  return null
}
