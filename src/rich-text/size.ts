import { RichTextError } from './RichTextError'

/** Elements without an end tag, or with an optional one. */
const unclosed = new Set(
  'area,base,br,col,embed,hr,img,input,link,meta,source,track,wbr,p,li,dd,dt,tr,td,th,thead,tbody,tfoot,option'.split(
    ',',
  ),
)
/** Reopened in each following block until they are closed. */
const formatting = new Set('a,b,big,code,em,font,i,nobr,s,small,strike,strong,tt,u'.split(','))
/** More than a text of many thousand words has; converting takes about a millisecond each. */
export const maxElements = 3000
/** Deeper than any text; parsing anything deeper takes seconds and overflows the conversion's stack. */
export const maxDepth = 100

/** Wider and longer tables are data for a spreadsheet. */
export const maxColumns = 20
export const maxRows = 200

/** Far more than an element has; parsing compares each with all others of its element. */
const maxAttributes = 500
/** Far more than a careless author forgets to close; parsing takes longer with each. */
const maxLoose = 300
/** Elements that reopening may add; parsing takes about a twentieth of a millisecond each. */
const maxReopened = 20_000

const attribute =
  /(?:[\t\n\f\r ]+|(?<=["']))[^\t\n\f\r <>"'=/]+(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"<]*"|'[^'<]*'|[^\t\n\f\r <>"'=`]+))?/
    .source
const empty = new RegExp(`<(?:br|hr|img|wbr)(?:${attribute})*[\\t\\n\\f\\r ]*/?>`, 'gi')
const closed = new RegExp(
  `<([a-z][a-z0-9:-]*)(?:${attribute})*[\\t\\n\\f\\r ]*>[^<]*</\\1[\\t\\n\\f\\r ]*>`,
  'gi',
)

const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)].map(([, slash, name = '']) => ({
    isEnd: Boolean(slash),
    name: name.toLowerCase(),
  }))

const tagStart = /<[a-z][^\t\n\f\r />]*/gi
/** An attribute as parsers read it, however it is written. */
const anyAttribute =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >"'][^\t\n\f\r >]*)?)?/y

/** Whether an element has more attributes than any real one; also wherever something only looks like an element. */
function hasManyAttributes(html: string): boolean {
  return [...html.matchAll(tagStart)].some(({ 0: start, index }) => {
    anyAttribute.lastIndex = index + start.length
    let count = 0
    while (count <= maxAttributes && anyAttribute.test(html)) count += 1
    return count > maxAttributes
  })
}

/** The names of elements that aren't surely closed: by an end tag of their own, with only such elements inside. */
function looseElements(html: string): string[] {
  let rest = html.replace(empty, '')
  for (let level = 0; level < maxDepth; level += 1) {
    const shorter = rest.replace(closed, '')
    if (shorter === rest) break
    rest = shorter
  }
  return tagsOf(rest).flatMap(({ isEnd, name }) => (isEnd ? [] : [name]))
}

/**
 * Counts elements, comments, attributes and nesting without parsing.
 * @throws {RichTextError} if there are more than in any real text
 */
export function checkSize(html: string): void {
  const tags = tagsOf(html)
  const comments = html.match(/<[!?]/g)?.length ?? 0
  if (tags.length + comments > 2 * maxElements) throw new RichTextError('The text has too many elements.')
  if (hasManyAttributes(html)) throw new RichTextError('An element of the text has too many attributes.')
  let depth = 0
  for (const { isEnd, name } of tags) {
    if (unclosed.has(name)) continue
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1
    if (depth > maxDepth) throw new RichTextError('The text is nested too deeply.')
  }
  const loose = looseElements(html).filter((name) => !unclosed.has(name))
  if (loose.length > maxLoose) throw new RichTextError('Too many elements of the text are not closed.')
  const reopened = loose.filter((name) => formatting.has(name)).length * tags.length
  if (reopened > maxReopened) throw new RichTextError('The text has too many elements.')
}

/**
 * Counts the elements that parsing has made.
 * @throws {RichTextError} if there are more than in any real text
 */
export function checkElements(document: Document): void {
  if (document.querySelectorAll('*').length > 2 * maxElements)
    throw new RichTextError('The text has too many elements.')
}
