import {
  $getNodeByKey,
  $getRoot,
  $isElementNode,
  $isTabNode,
  $isTextNode,
  type LexicalNode,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { escapeRegex } from '@/domain/escapeRegex'

/** A text node's place in the whole text. */
interface Piece {
  key: NodeKey
  start: number
  end: number
}

/** The whole text with a line break after every line, and the nodes that it comes from, in order. */
export interface TextIndex {
  text: string
  pieces: readonly Piece[]
}

/** Characters of the whole text, the end excluded. */
export interface Match {
  start: number
  end: number
}

/** The part of a match in one text node. */
export interface Segment {
  key: NodeKey
  from: number
  to: number
}

export function $textIndex(): TextIndex {
  const parts: string[] = []
  const pieces: Piece[] = []
  let length = 0

  function add(part: string) {
    parts.push(part)
    length += part.length
  }

  function visit(node: LexicalNode) {
    if ($isTextNode(node) && !$isTabNode(node)) {
      const text = node.getTextContent()
      pieces.push({ key: node.getKey(), start: length, end: length + text.length })
      add(text)
    } else if ($isElementNode(node)) {
      for (const child of node.getChildren()) visit(child)
      if (!node.isInline()) add('\n')
    } else add('\n')
  }

  visit($getRoot())
  return { text: parts.join(''), pieces }
}

/** All places of a query, which is one line, from left to right. */
export function findMatches(text: string, query: string, isCaseSensitive: boolean): Match[] {
  if (!query) return []
  // Simple case folding: changing the case of the texts could change their length.
  const pattern = new RegExp(escapeRegex(query), isCaseSensitive ? 'gu' : 'giu')
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

/** The parts of a match, in order: bold or linked words are nodes of their own. */
export function segmentsOf({ pieces }: TextIndex, { start, end }: Match): Segment[] {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pieces[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  const segments: Segment[] = []
  for (let piece = pieces[low]; piece && piece.start < end; piece = pieces[++low])
    segments.push({
      key: piece.key,
      from: Math.max(start, piece.start) - piece.start,
      to: Math.min(end, piece.end) - piece.start,
    })
  return segments
}

/** Replaces matches, given from left to right; the new text is formatted like the beginning of the old one. */
export function $replaceMatches(index: TextIndex, matches: readonly Match[], replacement: string): void {
  // Last to first, so that the offsets of what comes before stay valid.
  for (const match of matches.toReversed()) {
    const [first, ...others] = segmentsOf(index, match)
    for (const { key, from, to } of others.reverse()) $splice(key, from, to, '')
    if (first) $splice(first.key, first.from, first.to, replacement)
  }
}

function $splice(key: NodeKey, from: number, to: number, text: string): void {
  const node = $getNodeByKey(key)
  if (!$isTextNode(node)) return
  node.spliceText(from, to - from, text, true)
  if (node.getTextContentSize() === 0) node.remove()
}

/** Selects a match, so that the cursor is there. */
export function $selectMatch(index: TextIndex, match: Match): void {
  const segments = segmentsOf(index, match)
  const [first, last] = [segments[0], segments.at(-1)]
  const node = first && $getNodeByKey(first.key)
  if (!first || !last || !$isTextNode(node)) return
  const selection = node.select(first.from, first.from)
  selection.focus.set(last.key, last.to, 'text')
}

/** Where the selection begins in the whole text; 0 without one. */
export function $positionOf({ pieces }: TextIndex, key: NodeKey, offset: number): number {
  const piece = pieces.find((one) => one.key === key)
  return piece ? piece.start + offset : 0
}
