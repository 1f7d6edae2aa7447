import { unwrap } from './dom'

const lines = 'p,div,h1,h2,h3,li,blockquote,td,th'
const apart = `${lines},ul,ol,pre,hr,table,thead,tbody,tr`

/** Gives every part of a line inside the link its own link. */
function linkContent(parent: Element, link: Element): void {
  let own: Element | undefined
  for (const child of [...parent.childNodes]) {
    const isApart = child.nodeType === 1 && (child as Element).matches(`${apart},img`)
    if (isApart || !child.textContent?.trim()) {
      own = undefined
      continue
    }
    if (!own) {
      own = link.cloneNode(false) as Element
      child.before(own)
    }
    own.append(child)
  }
}

/** Links are inline: one around several lines is split, an empty one is removed. */
export function moveLinksIntoLines(body: HTMLElement): void {
  for (const link of [...body.querySelectorAll('a')].reverse()) {
    if (!link.textContent?.trim()) {
      unwrap(link)
    } else if (link.querySelector(apart)) {
      for (const line of [link, ...link.querySelectorAll(lines)]) linkContent(line, link)
      unwrap(link)
    }
  }
}
