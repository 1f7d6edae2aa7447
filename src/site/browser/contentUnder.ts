/** Pixels between sampled points; readable letters are larger. */
const step = 8
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

function pointsOf({ left, right, top, bottom }: DOMRect): [x: number, y: number][] {
  const points: [number, number][] = []
  for (let x = left; x <= right; x += step) for (let y = top; y <= bottom; y += step) points.push([x, y])
  return points
}

/** Whether an element at this position would cover text, a link or a form control. */
export function isContentUnder(place: Element): boolean {
  const { x, y, width, height } = place.getBoundingClientRect()
  const area = new DOMRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  const there = new Set(pointsOf(area).flatMap(([left, top]) => document.elementsFromPoint(left, top)))
  return [...there].some((element) => {
    if (place.contains(element)) return false
    const rects = element.matches(controls) ? [element.getBoundingClientRect()] : []
    return [...rects, ...textOf(element)].some((rect) => meet(rect, area))
  })
}
