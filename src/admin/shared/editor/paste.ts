import { $getSelection, $isRangeSelection, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { $toggleLink } from '@payloadcms/richtext-lexical/lexical/link'
import { isSafeUrl } from '@/domain/url'
import { $nodesOf } from './fromHtml'
import { $codeAtCursor, $leaveBlock } from './keys'
import { $insertHtml } from './onPaste'

/**
 * Pastes foreign content as nodes that our text allows: a URL over selected words links them, HTML is sanitized, code
 * takes plain text only.
 * @returns false to leave it to Lexical
 */
export function $paste(editor: LexicalEditor, data: DataTransfer): boolean {
  if (!data.files.length) $leaveBlock()
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
