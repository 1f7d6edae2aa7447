import { trimLineEnds } from './trimLineEnds'

/** A cell with the HTML of its blocks. */
export interface Cell {
  isHeader: boolean
  html: string
}

/** What can't be in a cell, in the HTML that we write. */
const blocks = /<figure>.*?<\/figure>|<pre>[\s\S]*?<\/pre>|<img [^>]*>|<hr \/>|<table>[\s\S]*?<\/table>/g
const lineTags = /<\/?(?:p|h[1-3]|ul|ol|li|blockquote)(?: [^>]*)?>/g
const lineEnds = /<\/(?:p|h[1-3]|li|blockquote)>(?=.)/g

/** The blocks of a cell as lines of text. */
const toLines = (html: string) =>
  trimLineEnds(html.replace(blocks, '').replace(lineEnds, '<br />').replace(lineTags, '').trimStart())

const rowHtml = (cells: readonly string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((html) => `<${tag}>${html}</${tag}>`).join('')}</tr>`

/**
 * Writes a table of sanitized HTML: every row as long as the first, a header row if all of its cells are headers, and
 * text alone in its cells; other blocks follow the table. '' for a table without content.
 */
export function tableHtml(rows: readonly (readonly Cell[])[]): string {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const lines = rows.map((row) =>
    Array.from({ length: width }, (_, column) => toLines(row[column]?.html ?? '')),
  )
  const others = rows.flatMap((row) => row.flatMap(({ html }) => html.match(blocks) ?? [])).join('')
  if (!lines.some((row) => row.some(Boolean))) return others
  const [first] = rows
  const isHeaded = first !== undefined && first.length > 0 && first.every(({ isHeader }) => isHeader)
  const head = isHeaded ? `<thead>${rowHtml(lines[0] ?? [], 'th')}</thead>` : ''
  const body = lines.slice(isHeaded ? 1 : 0).map((row) => rowHtml(row, 'td'))
  return `<table>${head}${body.length ? `<tbody>${body.join('')}</tbody>` : ''}</table>${others}`
}
