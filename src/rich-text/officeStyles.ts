/** What word processors say by styles and classes, said by elements; for text that is pasted. */

const isBold = ({ fontWeight }: CSSStyleDeclaration) => /^(?:bold|bolder|[6-9]00)$/.test(fontWeight)
const isPlain = ({ fontWeight }: CSSStyleDeclaration) => /^(?:normal|[1-4]00)$/.test(fontWeight)
const decoration = (style: CSSStyleDeclaration) => `${style.textDecoration} ${style.textDecorationLine}`

/** The elements that a style stands for. */
function tagsFor({ style }: HTMLElement, isInHeading: boolean, isInLink: boolean): string[] {
  return [
    isBold(style) && !isInHeading && 'strong',
    style.fontStyle === 'italic' && 'em',
    decoration(style).includes('line-through') && 's',
    decoration(style).includes('underline') && !isInLink && 'u',
  ].filter((tag) => tag !== false)
}

function wrapContent(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function adoptStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('span[style], font[style]')) {
    const tags = tagsFor(
      element,
      Boolean(element.closest('h1,h2,h3,h4,h5,h6')),
      Boolean(element.closest('a')),
    )
    for (const tag of tags) wrapContent(element, tag)
  }
  // Google Docs puts all of a copied text into a <b> that is not bold.
  for (const element of body.querySelectorAll<HTMLElement>('b[style], strong[style]')) {
    if (isPlain(element.style)) element.replaceWith(...element.childNodes)
  }
}

const wordList = /mso-list:\s*\S+\s+level(\d)/
const levelOf = (element: Element | null) => wordList.exec(element?.getAttribute('style') ?? '')?.[1]
const markerOf = (paragraph: Element) => paragraph.querySelector('[style*="mso-list:Ignore" i]')

/** An item of a Word list goes to the list before it, at its level; Word nests at most nine deep. */
function toItem(paragraph: HTMLElement, level: number): void {
  const { ownerDocument, previousElementSibling } = paragraph
  const marker = markerOf(paragraph)
  const tag = /^\W?(?:\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent?.trim() ?? '') ? 'ol' : 'ul'
  marker?.remove()
  const isContinued = previousElementSibling?.matches('[data-word-list]')
  let list = isContinued ? (previousElementSibling as Element) : ownerDocument.createElement(tag)
  if (!isContinued) {
    list.setAttribute('data-word-list', '')
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

/** Says by elements what Word, Google Docs and their like say by styles. */
export function adoptOfficeStyles(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const level = levelOf(paragraph)
    if (level) toItem(paragraph, Number(level))
  }
  adoptStyles(body)
}
