'use client'

import { HISTORY_MERGE_TAG } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useEffectEvent, useRef } from 'react'
import { editTag } from './editTag'
import { $setHtml } from './fromHtml'
import { $countCharacters, $toHtml } from './toHtml'

/** Milliseconds without a change before the text is passed to the form. */
const pause = 200

interface Props {
  /** The form's HTML. */
  value: string
  onChange: (html: string) => void
  onCount: (characters: number) => void
}

/** Syncs the editor with the form's value, both ways. */
export function Sync({ value, onChange, onCount }: Props) {
  const [editor] = useLexicalComposerContext()
  const known = useRef(value)
  /** What the editor makes of the form's HTML; only something else is an edit. */
  const written = useRef<string>(undefined)
  const report = useEffectEvent((html: string) => {
    if (html === written.current) return
    written.current = html
    known.current = html
    onChange(html)
  })
  const count = useEffectEvent(onCount)

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    editor.update(() => $setHtml(editor, value), {
      tag: HISTORY_MERGE_TAG,
      onUpdate() {
        written.current = editor.read($toHtml)
      },
    })
  }, [editor, value])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    written.current ??= editor.read($toHtml)
    function flush() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      report(editor.read($toHtml))
    }
    const stopListening = editor.registerUpdateListener(
      ({ dirtyElements, dirtyLeaves, tags, editorState }) => {
        count(editorState.read($countCharacters))
        // Loading and cursor moves are not edits.
        const isLoading = tags.has(HISTORY_MERGE_TAG) && !tags.has(editTag)
        if (isLoading || (!dirtyElements.size && !dirtyLeaves.size)) return
        clearTimeout(timer)
        timer = setTimeout(flush, pause)
      },
    )
    const stopRooting = editor.registerRootListener((root, before) => {
      before?.removeEventListener('blur', flush)
      // Sync before a click on “Save” is handled.
      root?.addEventListener('blur', flush)
    })
    count(editor.read($countCharacters))
    return () => {
      flush()
      stopListening()
      stopRooting()
    }
  }, [editor])

  return null
}
