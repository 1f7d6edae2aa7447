import { unescapeHtml } from './escape'
import { isRecord, type UnknownRecord } from './isRecord'
import { richTextLines } from './richTextLines'

const rowText = (row: UnknownRecord): string =>
  Object.entries(row)
    .filter(([key, value]) => !['id', 'blockType'].includes(key) && value !== null && value !== undefined)
    .map(([, value]) => textOf(value))
    .filter(Boolean)
    .join(' ')

const fieldsText = ({ fields }: UnknownRecord) => (isRecord(fields) ? rowText(fields) : '')

/** Runs of tags that begin or end a block. */
const blockTags =
  /(?:<\/?(?:p|h\d|li|[ou]l|blockquote|pre|figure|figcaption|table|thead|tbody|tr|td|th|div|hr)\b[^>]*>\s*)+/gi

/** HTML without markup: one block per line, with a bar between the cells of a row. */
const withoutMarkup = (html: string) =>
  unescapeHtml(
    html
      .replace(/<\/t[dh]>\s*<t[dh]\b[^>]*>/gi, ' | ')
      .replace(/<br[^>]*>/gi, '\n')
      .replace(blockTags, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, ' '),
  )

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (isRecord(value)) return isRecord(value.root) ? richTextLines(value.root, fieldsText) : rowText(value)
  return value === null || value === undefined ? '' : String(value)
}

/** The value of a form field as text for people: a switch by its state, rich text by its words. */
export const valueText = (value: unknown): string => {
  const text = textOf(value)
  return (/^<[a-z]/i.test(text) ? withoutMarkup(text) : text).trim()
}
