import { escapeHtml, unescapeHtml } from '../domain/escape'

const table = /<table>[\s\S]*?<\/table>/g
const firstRow = /<tr>[\s\S]*?<\/tr>/

const cellsOf = (row: string) =>
  row
    .split(/<\/t[hd]>/)
    .map((cell) => unescapeHtml(cell.replace(/<[^>]*>/g, ' ').trim()))
    .filter(Boolean)

/** Makes the tables of sanitized HTML scroll by themselves, by keyboard too; their first row names them. */
export const withTableRegions = (html: string): string =>
  html.replace(table, (own) => {
    const name = cellsOf(firstRow.exec(own)?.[0] ?? '').join(', ')
    return `<div class="table-region" role="region" tabindex="0" aria-label="${escapeHtml(name)}">${own}</div>`
  })
