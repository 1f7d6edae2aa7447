import { safeHref } from '@/rich-text/links'

const said = (count: number) => (count === 1 ? 'An image was' : `${count} images were`)

/** What a paste will lose, as sentences; `html` comes from the clipboard. */
export function pasteLosses(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const images = [...body.querySelectorAll('img')].filter((image) => !safeHref(image.getAttribute('src')))
  const tables = body.querySelectorAll('table').length
  return [
    ...(tables
      ? [`${tables === 1 ? 'A table was' : 'Tables were'} converted to text: articles can't contain tables.`]
      : []),
    ...(images.length ? [`${said(images.length)} left out. Upload images instead.`] : []),
  ]
}
