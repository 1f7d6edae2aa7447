/** How a cell begins that a spreadsheet would take for a formula; some know the wide signs of East Asia too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell of RFC 4180. What a spreadsheet would reckon with gets a ' before it, which makes it text. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file, with its end. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'
