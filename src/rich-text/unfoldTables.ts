import { unwrap, wrapContent } from './dom'

/** Elements that can't be in a line of text. */
const blocks = 'ul,ol,pre,h1,h2,h3,blockquote,img,hr'
const paragraphs = 'p,div'

const isLine = (cell: Element) =>
  !cell.querySelector(blocks) &&
  [...cell.querySelectorAll(paragraphs)].filter((part) => !part.querySelector(paragraphs)).length < 2
const isFilled = (cell: Element) => Boolean(cell.textContent?.trim() || cell.querySelector('img,hr'))

/** Cells as one line of text. */
function toLine(cells: Element[]): Element {
  const line = (cells[0] as Element).ownerDocument.createElement('p')
  for (const [index, cell] of cells.entries()) {
    for (const paragraph of cell.querySelectorAll(paragraphs)) unwrap(paragraph)
    if (cell.tagName === 'TH' && !cell.querySelector('strong')) wrapContent(cell, 'strong')
    line.append(...(index ? [' | '] : []), ...cell.childNodes)
  }
  return line
}

function toBlock(part: Element): Element {
  const block = part.ownerDocument.createElement('div')
  block.append(...part.childNodes)
  return block
}

function rowToBlocks(row: Element): Element[] {
  const cells = [...row.children].filter(isFilled)
  if (cells.length === 0) return []
  return cells.every(isLine) ? [toLine(cells)] : cells.map(toBlock)
}

/**
 * Our rich text has no tables: each row becomes a line with bars between its cells; layout tables with lists or images
 * become blocks.
 */
export function unfoldTables(body: HTMLElement): void {
  // Innermost first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const parts = [...table.querySelectorAll('caption,tr')]
    table.replaceWith(...parts.flatMap((part) => (part.tagName === 'TR' ? rowToBlocks(part) : toBlock(part))))
  }
}
