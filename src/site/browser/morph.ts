const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** By which two elements are the same one: a section by its heading, the rest by its place among its kind. */
const keyOf = (node: Node): string =>
  isElement(node) ? `${node.tagName} ${node.id || node.getAttribute('aria-labelledby') || ''}` : node.nodeName

/** What has to stay the element that it is: somebody types in it, or it speaks when it changes. */
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

/** One node after another of `fresh`, in place of those of `old`, which are kept where they are the same or alive. */
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

/** Makes a part of the page what it is on another one, without touching what is the same, the focus and live regions. */
export function morph(old: ChildNode, fresh: ChildNode): void {
  if (old.isEqualNode(fresh)) return
  if (isElement(old) && isElement(fresh) && isAlive(old)) {
    takeAttributes(old, fresh)
    takeChildren(old, fresh)
  } else old.replaceWith(fresh)
}
