import { cleanDom } from '@/rich-text/cleanDom'
import { safeHref } from '@/rich-text/links'

/** How many of something a paste loses; `one` with its article. */
const countWithVerb = (count: number, one: string, several: string) =>
  count === 1 ? `${one} was` : `${count} ${several} were`

/** What shows something of its own, and is left out; of nested ones only the outermost. */
const embeds = 'iframe,frame,object,embed,video,audio,canvas,svg'

function tablesIn(html: string, change: (document: Document) => void): number {
  const document = new DOMParser().parseFromString(html, 'text/html')
  change(document)
  return document.querySelectorAll('table').length
}

/** What a paste will lose, as sentences; `html` comes from the clipboard. */
export function pasteLosses(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const images = [...body.querySelectorAll('img')].filter((image) => !safeHref(image.getAttribute('src')))
  const shown = [...body.querySelectorAll(embeds)].filter(
    (element) => !element.parentElement?.closest(embeds),
  )
  const links = [...body.querySelectorAll('a[href]')].filter((link) => !safeHref(link.getAttribute('href')))
  const tables = tablesIn(html, () => {}) - tablesIn(html, cleanDom)
  return [
    ...(tables > 0
      ? [
          `${countWithVerb(tables, 'A table', 'tables')} converted to text, because of a single column, too many cells, or lists, images or headings in cells.`,
        ]
      : []),
    ...(images.length
      ? [`${countWithVerb(images.length, 'An image', 'images')} left out. Upload images instead.`]
      : []),
    ...(shown.length
      ? [
          `${countWithVerb(shown.length, 'An embed', 'embeds')} left out. Link to videos and drawings instead.`,
        ]
      : []),
    ...(links.length
      ? [
          `${countWithVerb(links.length, 'A link', 'links')} removed, because only web, mail and phone links work here.`,
        ]
      : []),
  ]
}
