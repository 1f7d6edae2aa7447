import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type Match, segmentsOf, type TextIndex } from './textIndex'

/** The names of `::highlight()` in the style sheet. */
const all = 'found'
const one = 'found-current'

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

/** Highlights matches without changing the text's DOM. */
export function highlightMatches(
  editor: LexicalEditor,
  index: TextIndex,
  matches: readonly Match[],
  current: Match | undefined,
): void {
  const highlights = registry()
  if (!highlights) return
  const others = new Highlight()
  for (const match of matches)
    if (match !== current) for (const range of rangesOf(editor, index, match)) others.add(range)
  const own = new Highlight(...(current ? rangesOf(editor, index, current) : []))
  own.priority = 1
  highlights.set(all, others)
  highlights.set(one, own)
}

export function clearHighlights(): void {
  for (const name of [all, one]) registry()?.delete(name)
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
