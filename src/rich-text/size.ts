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
const maxElements = 3000
/** Deeper than any text; parsing anything deeper takes seconds and overflows the conversion's stack. */
const maxDepth = 100

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
 * Counts elements and their nesting without parsing.
 * @throws {RichTextError} if there are more than in any real text
 */
export function checkSize(html: string): void {
  const tags = tagsOf(html)
  if (tags.length > 2 * maxElements) throw new RichTextError('The text has too many elements.')
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
