const inlineElements = new Set('A,CODE,EM,S,STRONG,U'.split(','))

const isText = (node: Node): node is Text => node.nodeType === 3
const isBoundary = (node: Node) => node.nodeType === 1 && !inlineElements.has(node.nodeName)
/** Characters that are invalid in a page or a feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what we look for
const forbidden = /[\u0000-\u0008\u000B\u000E-\u001F\u007F\uFFFE\uFFFF]/g
export const withoutForbidden = (text: string): string => text.replace(forbidden, '')

/** Collapses whitespace as browsers do: runs to one space, none at the start and end of a line. `pre` is left alone. */
export function collapseSpaces(body: HTMLElement): void {
  let last: Text | undefined
  let atStart = true

  function endLine() {
    if (last) last.data = last.data.replace(/ $/, '')
    last = undefined
    atStart = true
  }

  function visitText(node: Text) {
    const text = withoutForbidden(node.data).replace(/[ \t\n\r\f]+/g, ' ')
    node.data = atStart ? text.replace(/^ /, '') : text
    if (!node.data) return
    last = node
    atStart = node.data.endsWith(' ')
  }

  function visit(node: Node) {
    if (isText(node)) return visitText(node)
    if (isBoundary(node)) endLine()
    if (node.nodeName !== 'PRE') for (const child of node.childNodes) visit(child)
    if (isBoundary(node)) endLine()
  }

  visit(body)
}
