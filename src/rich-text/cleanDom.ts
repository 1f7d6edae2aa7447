import { adoptTables } from './adoptTables'
import { alignmentsOf } from './alignments'
import { collapseSpaces, withoutForbidden } from './collapseSpaces'
import { rename, unwrap } from './dom'
import { adoptCaptions } from './figures'
import { isBlank, languageOf } from './hoistToBody'
import { moveLinksIntoLines } from './linkLines'
import { safeHref } from './links'
import { adoptOfficeStyles } from './officeStyles'
import { adoptQuoteSources } from './quotes'
import { keepSmallFigures } from './smallFigures'

/** Elements that are removed along with their content. */
const dropped =
  'script,style,template,iframe,frame,frameset,object,embed,applet,noscript,noembed,noframes,svg,math,' +
  'form input,button,select,textarea,input,audio,video,source,track,canvas,map,link,meta,base,title,head'

/** Elements of other editors, and our equivalents. */
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
  CENTER: 'div',
}

const ours = new Set(
  'A,BR,CODE,EM,HR,IMG,S,STRONG,U,P,H1,H2,H3,UL,OL,LI,BLOCKQUOTE,PRE,TABLE,CAPTION,THEAD,TBODY,TFOOT,TR,TH,TD'.split(
    ',',
  ),
)
/** Other block elements, which separate their content from its surroundings. */
const parts = new Set(
  'DIV,ADDRESS,ARTICLE,ASIDE,DD,DETAILS,DIALOG,DL,DT,FIELDSET,FIGCAPTION,FIGURE,FOOTER,FORM,HEADER,HGROUP,LEGEND,MAIN,MENU,NAV,SEARCH,SECTION,SUMMARY'.split(
    ',',
  ),
)

/** NodeFilter.SHOW_COMMENT, which isn't a global everywhere. */
const showComments = 128

const kept: Record<string, string[]> = {
  A: ['href'],
  BLOCKQUOTE: ['data-source', 'data-source-url'],
  IMG: ['src', 'alt', 'data-caption'],
  OL: ['start'],
  CODE: ['class'],
  PRE: ['class'],
  TH: ['colspan', 'rowspan'],
  TD: ['colspan', 'rowspan'],
}

function stripAttributes(element: HTMLElement, alignment: string | undefined): void {
  const keep = kept[element.tagName] ?? []
  for (const { name } of [...element.attributes]) {
    if (!keep.includes(name)) element.removeAttribute(name)
  }
  if (alignment) element.style.textAlign = alignment
}

/** Code becomes plain lines of text, whatever its formatting. */
function flattenCode(body: HTMLElement): void {
  for (const end of body.querySelectorAll('pre br')) end.replaceWith('\n')
  for (const line of body.querySelectorAll('pre :is(div,p)')) if (line.nextSibling) line.append('\n')
  for (const code of body.querySelectorAll('pre')) {
    const language = languageOf(code)
    code.className = language ? `language-${language}` : ''
    code.replaceChildren(withoutForbidden(code.textContent ?? ''))
  }
}

function dropUnsafe(body: HTMLElement): void {
  for (const element of body.querySelectorAll(dropped)) element.remove()
  for (const image of body.querySelectorAll('img')) if (!safeHref(image.getAttribute('src'))) image.remove()
  for (const link of body.querySelectorAll('a')) {
    const href = safeHref(link.getAttribute('href'))
    if (href) link.setAttribute('href', href)
    else unwrap(link)
  }
}

/** All of them, before any is removed: to move on from a removed one takes as long as there are others. */
function commentsIn(body: HTMLElement): Comment[] {
  const found: Comment[] = []
  const walker = body.ownerDocument.createTreeWalker(body, showComments)
  while (walker.nextNode()) found.push(walker.currentNode as Comment)
  return found
}

/** Renames other elements to ours; sections become paragraphs, inline markup becomes text. */
function renameOthers(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('*')]) {
    if (ours.has(element.tagName)) continue
    if (parts.has(element.tagName)) rename(element, 'div')
    else unwrap(element)
  }
  for (const comment of commentsIn(body)) comment.remove()
  // Joins adjacent text nodes.
  body.normalize()
}

const lines = 'p,div,h1,h2,h3,blockquote'
const isBlock = (node: Node | null) =>
  node === null || (node.nodeType === 1 && !/^(?:A|BR|CODE|EM|S|STRONG|U)$/.test(node.nodeName))

/** Empty lines that others use to separate paragraphs. */
function dropBlankLines(body: HTMLElement): void {
  for (const line of [...body.querySelectorAll(lines)].reverse()) if (isBlank(line)) line.remove()
  for (const end of body.querySelectorAll('br'))
    if (isBlock(end.previousSibling) && isBlock(end.nextSibling)) end.remove()
}

/** Reduces a document to what rich text can contain: our elements, alignment as a style, nothing executable. */
export function cleanDom(document: Document): void {
  const { body } = document
  dropUnsafe(body)
  adoptQuoteSources(body)
  adoptCaptions(body)
  adoptOfficeStyles(body)
  flattenCode(body)
  keepSmallFigures(body)
  const elements = [...body.querySelectorAll<HTMLElement>('*')]
  const alignments = alignmentsOf(elements)
  for (const element of elements) {
    const name = renamed[element.tagName]
    stripAttributes(name ? rename(element, name) : element, alignments.get(element))
  }
  renameOthers(body)
  adoptTables(body)
  moveLinksIntoLines(body)
  collapseSpaces(body)
  dropBlankLines(body)
}
