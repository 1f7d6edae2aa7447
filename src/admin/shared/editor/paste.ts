import { $getSelection, $isRangeSelection, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { $toggleLink } from '@payloadcms/richtext-lexical/lexical/link'
import { isSafeUrl } from '@/domain/url'
import { $nodesOf } from './fromHtml'
import { $codeAtCursor } from './keys'
import { $insertHtml } from './onPaste'

/**
 * Puts what was copied elsewhere into the text, as what our text can hold: an address over selected words
 * makes them a link, HTML is cleaned, code takes plain text alone. False leaves it to Lexical.
 */
export function $paste(editor: LexicalEditor, data: DataTransfer): boolean {
  const selection = $getSelection()
  const plain = data.getData('text/plain')
  const inCode = $codeAtCursor()
  if (inCode) {
    inCode.selection.insertRawText(plain)
    return true
  }
  if (!$isRangeSelection(selection)) return false
  if (!selection.isCollapsed() && /^https?:/i.test(plain.trim()) && isSafeUrl(plain.trim())) {
    $toggleLink(plain.trim())
    return true
  }
  return $insertHtml(data, (html) => $nodesOf(editor, html))
}
