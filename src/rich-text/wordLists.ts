const wordList = /mso-list:\s*(\S{1,40})\s+level(\d)/
const markerOf = (paragraph: Element) => paragraph.querySelector('[style*="mso-list:Ignore" i]')
const isNumber = (marker: string) => /^\W?(?:\d+|[a-z]{1,4})[.)]/i.test(marker.trim())

/** Appends an item to the previous list, at its level; Word nests at most nine deep. */
function toItem(paragraph: HTMLElement, id: string, level: number): void {
  const { ownerDocument, previousElementSibling } = paragraph
  const marker = markerOf(paragraph)
  const tag = isNumber(marker?.textContent ?? '') ? 'ol' : 'ul'
  marker?.remove()
  const isContinued = previousElementSibling?.getAttribute('data-word-list') === id
  let list = isContinued ? (previousElementSibling as Element) : ownerDocument.createElement(tag)
  if (!isContinued) {
    list.setAttribute('data-word-list', id)
    paragraph.before(list)
  }
  for (let depth = 1; depth < level; depth += 1) {
    const host = list.lastElementChild ?? list.appendChild(ownerDocument.createElement('li'))
    list =
      host.querySelector(':scope > ul, :scope > ol') ?? host.appendChild(ownerDocument.createElement(tag))
  }
  const item = ownerDocument.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.remove()
}

/** Word's lists, which are paragraphs whose style names their list and level. */
export function adoptWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const [, id, level] = wordList.exec(paragraph.getAttribute('style') ?? '') ?? []
    if (id && level) toItem(paragraph, id, Number(level))
  }
}
