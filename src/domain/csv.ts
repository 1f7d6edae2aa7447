/**
 * Where a spreadsheet would begin to reckon: with some signs at the beginning of a cell (some know the wide ones of
 * East Asia too), and after what parts cells or lines for a reader that knows other separators than commas. To such a
 * reader the quotes around a cell are ordinary signs.
 */
const formula = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g

/** A cell of RFC 4180. What a spreadsheet would reckon with gets a ' before it, which makes it text. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(formula, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file, with its end. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'
