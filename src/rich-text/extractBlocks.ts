import { captionOf } from './figures'
import { hoistToBody, languageOf, standaloneElements } from './hoistToBody'

/** A block-level node of Lexical's state. */
export interface LiftedNode {
  type: 'block' | 'horizontalrule'
  version: number
  format?: ''
  fields?: Record<string, string>
}

/** A random name of 24 letters, like Payload's ids; also works in browsers. */
const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const block = (blockType: string, fields: Record<string, string>): LiftedNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: randomName(), blockName: '', blockType, ...fields },
})

function toNode(element: Element): LiftedNode {
  if (element.tagName === 'HR') return { type: 'horizontalrule', version: 1 }
  return element.tagName === 'PRE'
    ? block('code', { language: languageOf(element) ?? 'plaintext', code: element.textContent ?? '' })
    : block('image', {
        src: element.getAttribute('src') ?? '',
        alt: element.getAttribute('alt') ?? '',
        caption: captionOf(element),
      })
}

/** Unique to this process, so no text can contain it. */
const mark = randomName()
const placeholder = (index: number) => `${mark}:${index}`
const placeholderPattern = new RegExp(`^${mark}:(\\d+)$`)

/**
 * Moves code, images and rules, which Lexical's HTML import can't read everywhere, out of the body and leaves a
 * placeholder paragraph for each.
 */
export function extractBlocks(document: Document): LiftedNode[] {
  const blocks: LiftedNode[] = []
  // Last to first: what follows has already been moved away, which keeps splitting cheap.
  for (const element of standaloneElements(document.body).reverse()) {
    hoistToBody(element)
    const paragraph = document.createElement('p')
    paragraph.textContent = placeholder(blocks.push(toNode(element)) - 1)
    element.replaceWith(paragraph)
  }
  return blocks
}

/** The index of a placeholder's block. */
export function placeholderIndex(text: unknown): number | undefined {
  const match = typeof text === 'string' ? placeholderPattern.exec(text) : null
  return match ? Number(match[1]) : undefined
}
