import { paths } from '@/domain/paths'
import { isPlainClick } from './isPlainClick'

/** Where suggestions have room, and a keyboard doesn't cover them. */
const desktop = '(pointer: fine) and (min-width: 64rem)'

/** On a page with results, the header's link leads to its field. */
function suggestBelow(place: HTMLElement): void {
  const load = () => void import('../search/suggest').then(({ suggest }) => suggest(place)).catch(() => {})
  // Until something is searched for, the field has the focus from the start.
  if (place.contains(document.activeElement)) load()
  else place.addEventListener('focusin', load, { once: true })
}

/** Opens the search over the page. Until it is loaded, and if it can't be, the link leads to its own page. */
function openFrom(link: HTMLAnchorElement): void {
  const load = () => import('../search/searchPanel')
  const prepare = () =>
    void load()
      .then(({ preparePanel }) => preparePanel(link))
      .catch(() => {})
  let wasOpen = false
  for (const event of ['pointerenter', 'focus'] as const)
    link.addEventListener(event, prepare, { once: true })
  // A click elsewhere closes the panel, and so does one on the link, which must not open it again.
  link.addEventListener('pointerdown', () => {
    wasOpen = link.getAttribute('aria-expanded') === 'true'
  })
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!wasOpen) {
      load()
        .then(({ openPanel }) => openPanel(link))
        .catch(() => location.assign(link.href))
    }
    wasOpen = false
  })
  link.setAttribute('aria-haspopup', 'dialog')
  link.setAttribute('aria-expanded', 'false')
}

/** Sets up the site's search on a desktop. */
export function search(): void {
  if (!matchMedia(desktop).matches) return
  const link = document.querySelector<HTMLAnchorElement>(`.site-header a[href$="${paths.search}"]`)
  const place = document.querySelector<HTMLElement>('[data-suggest]')
  if (place) suggestBelow(place)
  else if (link) openFrom(link)
}
