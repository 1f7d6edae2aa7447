import { $setSelection, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useRef } from 'react'
import { $currentPlace, type Place } from './insert'

/**
 * Keeps the cursor position while a dialog is open: a browser that restores the focus moves the cursor to the start.
 * `leave` stores it, `change` edits the text there.
 */
export function usePlace(editor: LexicalEditor) {
  const place = useRef<Place>(null)

  useEffect(() => {
    function onFocus() {
      const back = place.current
      if (!back) return
      place.current = null
      editor.update(() => $setSelection(back.clone()))
    }
    return editor.registerRootListener((root, before) => {
      before?.removeEventListener('focus', onFocus)
      root?.addEventListener('focus', onFocus)
    })
  }, [editor])

  return {
    leave() {
      place.current = editor.read($currentPlace)
    },
    change($edit: (place: Place) => void) {
      editor.update(() => $edit(place.current), { discrete: true })
      place.current = editor.read($currentPlace)
    },
  }
}
