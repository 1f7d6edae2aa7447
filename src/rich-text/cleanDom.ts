import { collapseSpaces } from './collapseSpaces'
import { adoptOfficeStyles } from './officeStyles'

/** Elements that go with all they hold. */
const dropped =
  'script,style,template,iframe,frame,frameset,object,embed,applet,noscript,noembed,noframes,svg,math,' +
  'form input,button,select,textarea,input,audio,video,source,track,canvas,map,link,meta,base,title,head'

/** What other editors write, and what ours calls it. */
const renamed: Record<string, string> = {
  DEL: 's',
  STRIKE: 's',
  INS: 'u',
  B: 'strong',
  I: 'em',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  TT: 'code',
  KBD: 'code',
  SAMP: 'code',
}

const alignments = ['left', 'center', 'right', 'justify']

function alignmentOf(element: HTMLElement): string | undefined {
  const byClass = /(?:^|[\s-])(left|center|right|justify)(?:$|\s)/.exec(
    [...element.classList].filter((name) => /align|^text-(left|center|right|justify)$/.test(name)).join(' '),
  )
  const found = element.style.textAlign || element.getAttribute('align') || byClass?.[1]
  return alignments.find((alignment) => alignment === found?.toLowerCase())
}

function rename(element: HTMLElement, name: string): HTMLElement {
  const renamedElement = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) renamedElement.setAttribute(attribute, value)
  renamedElement.append(...element.childNodes)
  element.replaceWith(renamedElement)
  return renamedElement
}

const kept: Record<string, string[]> = {
  A: ['href'],
  IMG: ['src', 'alt'],
  OL: ['start'],
  CODE: ['class'],
  PRE: ['class'],
}

function stripAttributes(element: HTMLElement): void {
  const alignment = alignmentOf(element)
  const keep = kept[element.tagName] ?? []
  for (const { name } of [...element.attributes]) {
    if (!keep.includes(name)) element.removeAttribute(name)
  }
  if (alignment) element.style.textAlign = alignment
}

/**
 * Leaves of a document what rich text can hold: our elements by our names, alignment as a style.
 */
export function cleanDom(document: Document): void {
  const { body } = document
  for (const element of body.querySelectorAll(dropped)) element.remove()
  for (const lineEnd of body.querySelectorAll('pre br')) lineEnd.replaceWith('\n')
  adoptOfficeStyles(body)
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) {
    const name = renamed[element.tagName]
    stripAttributes(name ? rename(element, name) : element)
  }
  collapseSpaces(body)
}
