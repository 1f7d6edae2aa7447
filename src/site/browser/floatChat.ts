import { isContentUnder } from './contentUnder'

/** Milliseconds without movement before the button may reappear. */
const rest = 200

const isInWindow = (element: Element | null) => {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return bottom > 0 && top < innerHeight
}

/** On phones the button waits for the first scroll, and until an inquiry form is out of sight; not at the page's end. */
const mustWait = (place: Element) =>
  matchMedia('(width < 40rem)').matches &&
  !isInWindow(place.parentElement) &&
  (scrollY === 0 || isInWindow(document.querySelector('form:has(textarea)')))

const transition = ':active-view-transition'

/** Whether the previous page is still fading out on top of this one, which makes hit tests useless. */
const isFadingIn = () =>
  CSS.supports(`selector(${transition})`) && document.documentElement.matches(transition)

/**
 * Floats the chat button in the corner of the window while it covers no text, link or field there. See `site.css` for
 * the values of `data-chat` on the root.
 */
export function floatChat(): void {
  const place = document.querySelector('.chat-place')
  if (!place) return
  const { dataset } = document.documentElement
  dataset.chat = 'away'
  let frame = 0
  let timer: ReturnType<typeof setTimeout>
  const isInTheWay = () => mustWait(place) || isContentUnder(place)
  const leave = () => {
    if (dataset.chat !== 'away' && isInTheWay()) dataset.chat = 'away'
  }
  const settle = () => {
    if (isFadingIn()) return onMove()
    dataset.chat = isInTheWay() ? 'away' : 'here'
  }
  function onMove() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = requestAnimationFrame(leave)
    timer = setTimeout(settle, rest)
  }
  new MutationObserver(onMove).observe(document.body, { childList: true, subtree: true })
  new ResizeObserver(onMove).observe(document.body)
  for (const event of ['scroll', 'resize'] as const) window.addEventListener(event, onMove, { passive: true })
}
