import { whenLoaded } from './whenLoaded'

/** Milliseconds that a part waits for an idle period; Safari has none. */
const timeout = 50

const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(work, { timeout })
    : setTimeout(work, timeout)

function renderNext() {
  const section = document.querySelector('.render-near')
  section?.classList.remove('render-near')
  if (section) whenIdle(renderNext)
}

/**
 * Once the page is loaded, renders what lies far below the window (`render-near` in site.css), one part at a
 * time: nothing long keeps a tap waiting, and the page has its true height before anybody has scrolled.
 */
export function renderRest(): void {
  whenLoaded(() => whenIdle(renderNext))
}
