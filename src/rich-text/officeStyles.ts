/** Converts styles and classes of word processors, code editors and browsers to elements. */

import { rename, unwrap, wrapContent } from './dom'
import { adoptWordLists } from './wordLists'

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

function adoptStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('span[style], font[style]')) {
    const tags = tagsFor(
      element,
      Boolean(element.closest('h1,h2,h3,h4,h5,h6')),
      Boolean(element.closest('a')),
    )
    for (const tag of tags) wrapContent(element, tag)
  }
  // Google Docs wraps copied text in a <b> that isn't bold.
  for (const element of body.querySelectorAll<HTMLElement>('b[style], strong[style]')) {
    if (isPlain(element.style)) unwrap(element)
  }
}

const paragraphStyles = {
  'p.MsoTitle': 'h1',
  'p.MsoSubtitle': 'h2',
  'p.MsoQuote, p.MsoIntenseQuote': 'blockquote',
  'p[role=heading][aria-level="1"]': 'h1',
  'p[role=heading][aria-level="2"]': 'h2',
  'p[role=heading]': 'h3',
}

function adoptParagraphStyles(body: HTMLElement): void {
  for (const [selector, tag] of Object.entries(paragraphStyles))
    for (const paragraph of body.querySelectorAll(selector)) rename(paragraph, tag)
  // Notes and tables of contents link to targets that weren't copied.
  for (const link of body.querySelectorAll('a[href^="#_"]')) unwrap(link)
}

/** Code editors copy their colors, and mark code only by its font. */
function adoptCode(body: HTMLElement): void {
  for (const box of body.querySelectorAll<HTMLElement>('div[style*="white-space"]')) {
    const { whiteSpace, fontFamily } = box.style
    if (whiteSpace !== 'pre' || !/mono|consolas|courier|menlo/i.test(fontFamily)) continue
    const code = box.ownerDocument.createElement('pre')
    code.textContent = [...box.children].map((line) => line.textContent).join('\n')
    box.replaceWith(code)
  }
}

/** A space that a browser protected from collapsing. */
function freeSpaces(body: HTMLElement): void {
  for (const space of body.querySelectorAll('span'))
    if (space.textContent === '\u00A0' && space.childElementCount === 0) space.textContent = ' '
}

/** Converts the styles of Word, Google Docs and others to elements. */
export function adoptOfficeStyles(body: HTMLElement): void {
  adoptWordLists(body)
  adoptParagraphStyles(body)
  adoptCode(body)
  freeSpaces(body)
  adoptStyles(body)
}
