const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** Identifies matching elements: sections by their heading, others by their position among elements of the same tag. */
const keyOf = (node: Node): string =>
  isElement(node) ? `${node.tagName} ${node.id || node.getAttribute('aria-labelledby') || ''}` : node.nodeName

/** Elements that must not be replaced: they hold focus while typing, or announce changes. */
const alive = 'search, [role=status]'

const isAlive = (element: Element): boolean =>
  element.closest(alive) !== null ||
  element.querySelector(alive) !== null ||
  element.contains(document.activeElement)

function takeAttributes(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
}

/** Replaces the children of `old` with those of `fresh`, keeping the ones that are equal or must stay. */
function takeChildren(old: Element, fresh: Element): void {
  let next: ChildNode | null = old.firstChild
  for (const node of [...fresh.childNodes]) {
    let match: ChildNode | null = next
    while (match && keyOf(match) !== keyOf(node)) match = match.nextSibling
    if (!match) {
      old.insertBefore(node, next)
      continue
    }
    while (next && next !== match) {
      const gone: ChildNode = next
      next = next.nextSibling
      gone.remove()
    }
    next = match.nextSibling
    morph(match, node)
  }
  while (next) {
    const gone: ChildNode = next
    next = next.nextSibling
    gone.remove()
  }
}

/** Turns one part of the page into its new version without touching equal nodes, the focus and live regions. */
export function morph(old: ChildNode, fresh: ChildNode): void {
  if (old.isEqualNode(fresh)) return
  // The browser's own: the field's attributes and suggestions (`suggest`).
  if (isElement(old) && old.matches('[data-suggest]')) return
  // Its size depends on the filters (`PageHead`), which mustn't move while they are used.
  if (isElement(old) && old.matches('main > header')) return
  if (isElement(old) && isElement(fresh) && isAlive(old)) {
    takeAttributes(old, fresh)
    takeChildren(old, fresh)
  } else old.replaceWith(fresh)
}
