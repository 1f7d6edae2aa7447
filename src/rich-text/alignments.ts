const alignments = ['left', 'center', 'right', 'justify']
const blocks = new Set('P,DIV,H1,H2,H3,H4,H5,H6,LI,BLOCKQUOTE'.split(','))

function ownAlignment(element: HTMLElement): string | undefined {
  const byClass = /(?:^|[\s-])(left|center|right|justify)(?:$|\s)/.exec(
    [...element.classList].filter((name) => /align|^text-(left|center|right|justify)$/.test(name)).join(' '),
  )
  const found = element.style.textAlign || element.getAttribute('align') || byClass?.[1]
  if (!found && element.tagName === 'CENTER') return 'center'
  return alignments.find((alignment) => alignment === found?.toLowerCase())
}

/**
 * Each block's alignment, from its style, class, attribute or parent. Left is the default, and only set inside
 * something aligned differently.
 */
export function alignmentsOf(elements: HTMLElement[]): Map<Element, string> {
  const found = new Map<Element, string>()
  for (const element of elements) {
    const around = element.parentElement && found.get(element.parentElement)
    const alignment = ownAlignment(element) ?? around
    if (alignment && (alignment !== 'left' || (around && around !== 'left'))) found.set(element, alignment)
  }
  for (const element of found.keys()) if (!blocks.has(element.tagName)) found.delete(element)
  return found
}
