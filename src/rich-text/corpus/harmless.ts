import { safeHref } from '../links'

const allowed: Record<string, string[]> = {
  A: ['href', 'rel'],
  IMG: ['src', 'alt'],
  OL: ['start'],
  CODE: ['class'],
}
const elements = new Set(
  'A,BR,CODE,EM,HR,IMG,S,STRONG,U,P,H1,H2,H3,UL,OL,LI,BLOCKQUOTE,PRE,FIGURE,FIGCAPTION,CITE,TABLE,THEAD,TBODY,TR,TH,TD'.split(
    ',',
  ),
)

/** Anything our converters can't have produced; empty for every text that may be shown. */
export function unexpectedMarkup(body: ParentNode): string[] {
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const found = elements.has(element.tagName) ? [] : [element.tagName]
    for (const { name, value } of element.attributes) {
      const isAlignment = name === 'style' && /^text-align: (?:left|center|right|justify);$/.test(value)
      const isKnown = allowed[element.tagName]?.includes(name) || isAlignment
      const isSafe = !['href', 'src'].includes(name) || safeHref(value) === value
      if (!isKnown || !isSafe) found.push(`${element.tagName} ${name}=${value}`)
    }
    return found
  })
}
