/**
 * Positions where a spreadsheet would start a formula: certain characters at the start of a cell (some programs accept
 * the full-width ones too), and after anything that another program may read as the end of a cell or line. Such a
 * program ignores the quotes around a cell.
 */
const formula = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g

/** A number in international notation, which is no formula: it has nothing but digits and their separators. */
const phoneNumber = /^\+\d[\d ().-]{6,}$/

/** A cell as in RFC 4180. A leading ' turns a would-be formula into text. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const given = value ?? ''
  const text = phoneNumber.test(given) ? given : given.replace(formula, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file, including its line break. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'
