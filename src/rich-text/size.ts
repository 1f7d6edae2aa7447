import { RichTextError } from './RichTextError'

/** Elements without an end tag, or with an optional one. */
const unclosed = new Set(
  'area,base,br,col,embed,hr,img,input,link,meta,source,track,wbr,p,li,dd,dt,tr,td,th,thead,tbody,tfoot,option'.split(
    ',',
  ),
)
/** More than a text of many thousand words has; converting takes about a millisecond each. */
const maxElements = 3000
/** Deeper than any text; parsing anything deeper takes seconds and overflows the conversion's stack. */
const maxDepth = 100

/**
 * Counts elements and their nesting without parsing.
 * @throws {RichTextError} if there are more than in any real text
 */
export function checkSize(html: string): void {
  let depth = 0
  let tags = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    tags += 1
    if (tags > 2 * maxElements) throw new RichTextError('The text has too many elements.')
    if (unclosed.has(name.toLowerCase())) continue
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > maxDepth) throw new RichTextError('The text is nested too deeply.')
  }
}
