import {
  $createTextNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  $isRootNode,
  $setSelection,
  type BaseSelection,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $createLinkNode, $isLinkNode, $toggleLink } from '@payloadcms/richtext-lexical/lexical/link'
import { $createHorizontalRuleNode } from '@payloadcms/richtext-lexical/lexical/react/LexicalHorizontalRuleNode'
import { $insertNodeToNearestRoot } from '@payloadcms/richtext-lexical/lexical/utils'
import type { QuoteSource } from '@/domain/quoteSource'
import { $setSource } from '@/rich-text/quoteState'
import type { InlineImage } from './InlineImage'
import type { LinkDraft } from './LinkDialog'
import { $createImageNode } from './nodes/ImageNode'
import { $createUploadNode } from './nodes/UploadNode'
import { $quoteAtCursor } from './quotes'

/** A position in the text that survives a dialog. */
export type Place = BaseSelection | null

export const $currentPlace = (): Place => $getSelection()?.clone() ?? null

/** Moves the cursor back to the position, or to the end of the text if there was none. */
function $goTo(place: Place): void {
  if (place) $setSelection(place.clone())
  else $getRoot().selectEnd()
}

function $paragraphAtCursor() {
  const selection = $getSelection()
  return $isRangeSelection(selection)
    ? $findMatchingParent(selection.anchor.getNode(), $isParagraphNode)
    : null
}

function $linkAtCursor() {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isLinkNode) : null
}

/** The initial values of the link dialog. */
export function $linkDraft(): { link: LinkDraft; isExisting: boolean } {
  const node = $linkAtCursor()
  const selection = $getSelection()
  const hasText = node !== null || (selection !== null && !selection.isCollapsed())
  return { link: { url: node?.getURL() ?? '', text: hasText ? null : '' }, isExisting: node !== null }
}

export function $putLink({ url, text }: LinkDraft, place: Place): void {
  $goTo(place)
  const existing = $linkAtCursor()
  if (existing) existing.setURL(url)
  else if (text === null) $toggleLink(url)
  else $getSelection()?.insertNodes([$createLinkNode(url).append($createTextNode(text))])
}

export function $removeLink(place: Place): void {
  $goTo(place)
  const link = $linkAtCursor()
  if (!link) return
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}

/** Gives the quote at the position a source, or none. */
export function $putSource(source: QuoteSource | null, place: Place): void {
  $goTo(place)
  const quote = $quoteAtCursor()
  if (quote) $setSource(quote, source)
}

/** Inserts a block below the paragraph at the cursor, or in its place if it is empty. */
export function $putBlock(block: LexicalNode): void {
  const before = $paragraphAtCursor()
  $insertNodeToNearestRoot(block)
  if (!before?.isAttached() || !before.isEmpty() || !$isRootNode(before.getParent())) return
  if (!before.is($paragraphAtCursor())) before.remove()
}

/** Inserts an image below the paragraph at the position. */
export function $putImage(image: InlineImage, place: Place): void {
  $goTo(place)
  $putBlock($createImageNode(image))
}

/** Keeps the place of an image that is to be uploaded, below the paragraph at the position. */
export function $putUpload(key: string, place: Place): void {
  $goTo(place)
  $putBlock($createUploadNode(key))
}

export const $putDivider = (): void => $putBlock($createHorizontalRuleNode())
