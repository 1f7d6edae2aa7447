import { unwrap, wrapContent } from './dom'
import { hoistToBody } from './hoistToBody'
import { maxColumns, maxRows } from './size'

/** Elements that can't be in a line of text. */
const blocks = 'ul,ol,pre,h1,h2,h3,blockquote,img,hr,table'
const paragraphs = 'p,div'

const isLine = (cell: Element) =>
  !cell.querySelector(blocks) &&
  [...cell.querySelectorAll(paragraphs)].filter((part) => !part.querySelector(paragraphs)).length < 2
const isFilled = (cell: Element) => Boolean(cell.textContent?.trim() || cell.querySelector('img,hr,table'))

/** The number of columns or rows that a cell covers. */
const spanOf = (cell: Element, attribute: 'colspan' | 'rowspan', max: number) =>
  Math.min(max, Math.max(1, Number.parseInt(cell.getAttribute(attribute) ?? '1', 10) || 1))

/** The table's cells by row and column; a cell that covers several is in the first one, the others are empty. */
function gridOf(rows: readonly Element[]): (Element | undefined)[][] {
  const grid: (Element | undefined)[][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const cell of row.children) {
      while (column in (grid[index] ?? [])) column += 1
      const across = spanOf(cell, 'colspan', maxColumns)
      const down = spanOf(cell, 'rowspan', rows.length - index)
      for (let y = 0; y < down; y += 1)
        for (let x = 0; x < across; x += 1) (grid[index + y] ?? [])[column + x] = undefined
      const own = grid[index]
      if (own) own[column] = cell
      column += across
    }
  }
  return grid
}

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

/** The rows of a table of data; null for one that lays out a page. */
function dataOf(rows: readonly Element[]): (Element | undefined)[][] | null {
  const cells = rows.flatMap((row) => [...row.children])
  if (rows.length > maxRows || !cells.some(isFilled)) return null
  if (!cells.every((cell) => !isFilled(cell) || isLine(cell))) return null
  // Rows without content too: somebody may be about to fill them.
  const grid = gridOf(rows)
  const width = Math.max(0, ...grid.map(({ length }) => length))
  if (width < 2 || width > maxColumns) return null
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column]))
}

function toRow(cells: (Element | undefined)[], tag: 'th' | 'td', { ownerDocument }: Element): Element {
  const row = ownerDocument.createElement('tr')
  for (const cell of cells) {
    const own = ownerDocument.createElement(tag)
    if (cell) {
      for (const paragraph of cell.querySelectorAll(paragraphs)) unwrap(paragraph)
      if (tag === 'td' && cell.tagName === 'TH' && isFilled(cell) && !cell.querySelector('strong'))
        wrapContent(cell, 'strong')
      own.append(...cell.childNodes)
    }
    row.append(own)
  }
  return row
}

const isHead = (cell: Element) => cell.tagName === 'TH' || cell.closest('thead') !== null

/** Rewrites a table: a header row, if it has one, and rows of equal length. */
function toTable(grid: (Element | undefined)[][], table: Element): Element {
  const { ownerDocument } = table
  const own = ownerDocument.createElement('table')
  const isHeaded = grid[0]?.every((cell) => !cell || isHead(cell)) ?? false
  for (const [index, cells] of grid.entries()) {
    const isFirst = isHeaded && index === 0
    const name = isFirst ? 'thead' : 'tbody'
    const part = own.querySelector(name) ?? ownerDocument.createElement(name)
    part.append(toRow(cells, isFirst ? 'th' : 'td', table))
    own.append(part)
  }
  return own
}

/**
 * Tables of data become tables as we write them, below their captions. Others lay out a page: each row becomes a line
 * with bars between its cells, or its blocks. Between paragraphs only.
 */
export function adoptTables(body: HTMLElement): void {
  // Innermost first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const parts = [...table.querySelectorAll('caption,tr')].filter((part) => part.closest('table') === table)
    const rows = parts.filter(({ tagName }) => tagName === 'TR')
    const captions = parts.filter(({ tagName }) => tagName !== 'TR').map(toBlock)
    const grid = dataOf(rows)
    if (!grid) {
      table.replaceWith(...captions, ...rows.flatMap(rowToBlocks))
      continue
    }
    table.replaceWith(...captions, toTable(grid, table))
  }
  for (const table of [...body.querySelectorAll('table')].reverse()) hoistToBody(table)
}
