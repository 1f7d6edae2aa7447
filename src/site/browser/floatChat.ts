import { isContentUnder } from './contentUnder'

/** Milliseconds without a movement after which the button may come back. */
const rest = 200

const transition = ':active-view-transition'

/** Whether the page before still fades out above this one: no point of the window leads to what is on it then. */
const isFadingIn = () =>
  CSS.supports(`selector(${transition})`) && document.documentElement.matches(transition)

/**
 * Lets the chat button float to the corner of the window while nothing to read, follow or fill in lies there. What
 * `data-chat` on the root means is in `site.css`.
 */
export function floatChat(): void {
  const place = document.querySelector('.chat-place')
  if (!place) return
  const { dataset } = document.documentElement
  dataset.chat = 'away'
  let frame = 0
  let timer: ReturnType<typeof setTimeout>
  const leave = () => {
    if (isContentUnder(place)) dataset.chat = 'away'
  }
  const settle = () => {
    if (isFadingIn()) return onMove()
    dataset.chat = isContentUnder(place) ? 'away' : 'here'
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
