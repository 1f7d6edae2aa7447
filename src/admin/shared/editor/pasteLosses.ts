import { cleanDom } from '@/rich-text/cleanDom'
import { safeHref } from '@/rich-text/links'

const said = (count: number) => (count === 1 ? 'An image was' : `${count} images were`)

function tablesIn(html: string, change: (document: Document) => void): number {
  const document = new DOMParser().parseFromString(html, 'text/html')
  change(document)
  return document.querySelectorAll('table').length
}

/** What a paste will lose, as sentences; `html` comes from the clipboard. */
export function pasteLosses(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const images = [...body.querySelectorAll('img')].filter((image) => !safeHref(image.getAttribute('src')))
  const tables = tablesIn(html, () => {}) - tablesIn(html, cleanDom)
  return [
    ...(tables > 0
      ? [
          `${tables === 1 ? 'A table was' : `${tables} tables were`} converted to text, because of lists, images or headings in cells, or too many cells.`,
        ]
      : []),
    ...(images.length ? [`${said(images.length)} left out. Upload images instead.`] : []),
  ]
}
