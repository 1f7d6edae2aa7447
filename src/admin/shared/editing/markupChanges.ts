/** Something in a text besides its words: what it is called, and what it leads to or shows. */
interface Part {
  name: string
  value: string
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

const quoted = (text: string | null) => `“${text?.trim() || '…'}”`

const linksIn = (body: HTMLElement): Part[] =>
  [...body.querySelectorAll('a[href]')].map((link) => ({
    name: `The link ${quoted(link.textContent)}`,
    value: link.getAttribute('href') ?? '',
  }))

const imagesIn = (body: HTMLElement): Part[] =>
  [...body.querySelectorAll('img')].map((image) => {
    const file = image.getAttribute('src')?.split('?')[0]?.split('/').at(-1)
    return { name: `The image ${file}`, value: quoted(image.getAttribute('alt')) }
  })

/** Without those that are in the other list too, each as often as it is there. */
function without(parts: Part[], others: Part[]): Part[] {
  const left = [...others]
  return parts.filter(({ name, value }) => {
    const place = left.findIndex((other) => other.name === name && other.value === value)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

function changes(before: Part[], after: Part[]): string[] {
  const [removed, added] = [without(before, after), without(after, before)]
  const changed = removed.flatMap((old) => {
    const place = added.findIndex(({ name }) => name === old.name)
    if (place < 0) return [`${old.name} was removed: ${old.value}`]
    const [now] = added.splice(place, 1)
    return [`${old.name} was changed: ${old.value} → ${now?.value}`]
  })
  return [...changed, ...added.map(({ name, value }) => `${name} was added: ${value}`)]
}

/**
 * What was changed in the links and images of a text, as sentences.
 * @param before HTML, as is `after`
 */
export function markupChanges(before: string, after: string): string[] {
  const [old, now] = [parse(before), parse(after)]
  const all = [...changes(linksIn(old), linksIn(now)), ...changes(imagesIn(old), imagesIn(now))]
  return [...new Set(all)]
}
