/** Anything this close, in pixels, counts as covered. */
const margin = 8

const controls = 'a, button, input, select, textarea, summary, label'

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** The visible rectangles of an element's own text, without its children's; clamped text has hidden lines. */
function textOf(element: Element): DOMRect[] {
  const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim())
  if (!texts.length) return []
  const isClipped = getComputedStyle(element).overflowY !== 'visible'
  const box = element.getBoundingClientRect()
  return texts.flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter((rect) => !isClipped || meet(rect, box))
  })
}

const isShown = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true

/** Whether an element at this position would cover text, a link or a form control. */
export function isContentUnder(place: Element): boolean {
  const { x, y, width, height } = place.getBoundingClientRect()
  const area = new DOMRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  // Looks into what meets the area only: asking what is at each of its points takes ten times as long.
  function isIn(element: Element): boolean {
    if (element === place || !isShown(element)) return false
    const box = element.getBoundingClientRect()
    // Without a size, with `display: contents` for example, children may be anywhere; a pixel is for screen readers.
    const isSized = box.width > 0 && box.height > 0
    if (isSized && (!meet(box, area) || box.width <= 1)) return false
    if (isSized && element.matches(controls)) return true
    return textOf(element).some((rect) => meet(rect, area)) || [...element.children].some(isIn)
  }
  return isIn(document.body)
}
