import {
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { holdsEscape } from '../ui/escape'
import { onListTab } from './listIndent'
import { registerTables } from './tables'

/** Keys after which Esc's effect still holds. */
const leading = ['Tab', 'Shift', 'Escape']

/** Keys of a control with the focus: they move on from it or press it. */
const controlling = ['Tab', 'Enter']

/**
 * Tab indents lists and moves between cells. After Esc, the next Tab leaves the text; a second Esc goes to the surrounding dialog.
 * @param onReleaseChange called with whether Tab leaves the text from any position
 */
export function registerTabKeys(
  editor: LexicalEditor,
  onReleaseChange: (isReleased: boolean) => void,
): () => void {
  let isReleased = false
  function release(next: boolean) {
    isReleased = next
    editor.getRootElement()?.toggleAttribute(holdsEscape, !next)
    onReleaseChange(isReleased)
  }
  const hold = () => release(false)
  return mergeRegister(
    editor.registerRootListener((root, before) => {
      for (const name of ['blur', 'mousedown']) {
        before?.removeEventListener(name, hold)
        root?.addEventListener(name, hold)
      }
      hold()
    }),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      ({ key, target }) => {
        if (isReleased && !leading.includes(key)) hold()
        // Tab stops within the text, such as the buttons of an image and, in Chromium, a table that scrolls.
        if (target !== editor.getRootElement()) return controlling.includes(key)
        // To the browser, which goes on to the next control.
        return isReleased && key === 'Tab'
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      () => {
        if (!isReleased) release(true)
        // Lexical would blur the text, and the focus would no longer be visible.
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    registerTables(editor),
    onListTab(editor),
  )
}
