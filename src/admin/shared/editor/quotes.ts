import {
  $findMatchingParent,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $isQuoteNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $sourceOf } from '@/rich-text/quoteState'
import { markSource } from '@/rich-text/quotes'

/** The quote at the cursor. */
export function $quoteAtCursor(): QuoteNode | null {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isQuoteNode) : null
}

/** Marks the elements of quotes with their sources, which the style sheet shows. @returns a function that stops it */
export const showSources = (editor: LexicalEditor) =>
  editor.registerMutationListener(QuoteNode, (mutations) =>
    editor.getEditorState().read(() => {
      for (const key of mutations.keys()) {
        const [element, quote] = [editor.getElementByKey(key), $getNodeByKey(key)]
        if (element && $isQuoteNode(quote)) markSource(element, $sourceOf(quote))
      }
    }),
  )
