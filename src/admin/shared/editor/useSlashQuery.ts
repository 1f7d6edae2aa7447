import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useRef, useState } from 'react'
import { $slashQuery, type SlashQuery } from './slash'

/**
 * The slash command that is being typed, if any. One that was dismissed stays closed until its slash is gone, so that a
 * line may begin with a slash.
 */
export function useSlashQuery(editor: LexicalEditor) {
  const [query, setQuery] = useState<SlashQuery | null>(null)
  const dismissed = useRef(false)

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyLeaves }) => {
        const found = editorState.read($slashQuery)
        if (!found) dismissed.current = false
        const isOpen = found !== null && !dismissed.current
        setQuery((before) => {
          // Moving the cursor into a line that begins with a slash isn't a command.
          if (!isOpen || (!before && !dirtyLeaves.size)) return null
          return before?.text === found.text && before.key === found.key ? before : found
        })
      }),
    [editor],
  )

  function dismiss() {
    dismissed.current = true
    setQuery(null)
  }

  return { query, dismiss }
}
