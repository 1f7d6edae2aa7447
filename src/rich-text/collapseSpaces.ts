const inlineElements = new Set('A,ABBR,CITE,CODE,EM,MARK,Q,S,SMALL,SPAN,STRONG,SUB,SUP,TIME,U'.split(','))

const isText = (node: Node): node is Text => node.nodeType === 3
const isBoundary = (node: Node) => node.nodeType === 1 && !inlineElements.has(node.nodeName)

/**
 * Collapses white space as a browser does when it shows the text: runs to one space, none at the
 * beginning and the end of a line. What stands in `pre` stays.
 */
export function collapseSpaces(body: HTMLElement): void {
  let last: Text | undefined
  let atStart = true

  function endLine() {
    if (last) last.data = last.data.replace(/ $/, '')
    last = undefined
    atStart = true
  }

  function visitText(node: Text) {
    const text = node.data.replace(/[ \t\n\r\f]+/g, ' ')
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
