import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type Match, segmentsOf, type TextIndex } from './textIndex'

/** Not in every browser. */
const registry = (): HighlightRegistry | undefined =>
  typeof CSS === 'undefined' || !('highlights' in CSS) ? undefined : CSS.highlights

function textNodeOf(editor: LexicalEditor, key: string): Node | null {
  let node: Node | null = editor.getElementByKey(key)
  while (node && node.nodeType !== Node.TEXT_NODE) node = node.firstChild
  return node
}

function rangesOf(editor: LexicalEditor, index: TextIndex, match: Match): StaticRange[] {
  return segmentsOf(index, match).flatMap(({ key, from, to }) => {
    const node = textNodeOf(editor, key)
    const isThere = node && to <= (node.textContent?.length ?? 0)
    return isThere
      ? [new StaticRange({ startContainer: node, startOffset: from, endContainer: node, endOffset: to })]
      : []
  })
}

/**
 * Highlights matches without changing the text's DOM.
 *
 * @param name of its `::highlight()` in the style sheet
 * @param priority where several overlap: the highest is shown
 */
export function highlight(
  editor: LexicalEditor,
  index: TextIndex,
  { name, matches, priority }: { name: string; matches: readonly Match[]; priority: number },
): void {
  const highlights = registry()
  if (!highlights) return
  const shown = new Highlight(...matches.flatMap((match) => rangesOf(editor, index, match)))
  shown.priority = priority
  highlights.set(name, shown)
}

export function clearHighlights(...names: string[]): void {
  for (const name of names) registry()?.delete(name)
}

/** Pixels that the page's header, the toolbar and the find bar may cover. */
const covered = 220

/** Scrolls a match into view, unless it is. */
export function showMatch(editor: LexicalEditor, index: TextIndex, match: Match): void {
  const [first] = segmentsOf(index, match)
  const node = first && textNodeOf(editor, first.key)
  if (!node) return
  const range = document.createRange()
  range.setStart(node, first.from)
  range.setEnd(node, first.to)
  const { top, bottom } = range.getBoundingClientRect()
  if (top < covered || bottom > innerHeight - covered / 2)
    node.parentElement?.scrollIntoView({ block: 'center' })
}
