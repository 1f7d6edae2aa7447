import { markSource } from './quotes'

/** Whether an element shows nothing. */
export const isBlank = (element: Element) =>
  !element.textContent?.trim() && !element.querySelector('hr,img,pre')

/** Moves an element up to the body: paragraphs are split around it, lists stay whole before it. */
export function hoistToBody(element: Element): void {
  for (let list = element.closest('ul,ol'); list; list = element.closest('ul,ol')) list.after(element)
  const { body } = element.ownerDocument
  for (let host = element.parentElement; host && host !== body; host = element.parentElement) {
    const rest = host.cloneNode(false) as Element
    while (element.nextSibling) rest.append(element.nextSibling)
    host.after(element, rest)
    // The source follows the last part of a quotation.
    if (host.tagName === 'BLOCKQUOTE' && !isBlank(rest)) markSource(host, null)
    for (const part of [host, rest]) if (isBlank(part)) part.remove()
  }
}

/** Code, images and rules in order: elements that belong between paragraphs. */
export const standaloneElements = (body: HTMLElement): Element[] => [
  ...body.querySelectorAll('pre, img:not(pre img), hr:not(pre hr)'),
]

/** The language of a code block. */
export const languageOf = (pre: Element): string | undefined =>
  /\blang(?:uage)?-([\w+#.-]+)/.exec(`${pre.className} ${pre.querySelector('code')?.className ?? ''}`)?.[1]
