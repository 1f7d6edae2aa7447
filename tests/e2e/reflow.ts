import { expect, type Page } from '@playwright/test'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

/** A window of 1280 × 1024 px at 400 % zoom, in CSS pixels (WCAG 1.4.10). */
const zoomedIn = { width: 320, height: 256 }

/** The share of the window that bars which don't scroll away may cover. */
const maxCovered = 1 / 3

/** What bars that stay in view cover of the window's height while the page is scrolled half down, from 0 to 1. */
const coveredByBars = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body
    const heights = [...scope.querySelectorAll<HTMLElement>('*')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ width, top, bottom }) => width > window.innerWidth / 2 && bottom > 0 && top < window.innerHeight,
      )
      .map(({ top, bottom }) => Math.min(bottom, window.innerHeight) - Math.max(top, 0))
    window.scrollTo(0, 0)
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight
  })

/** Controls that are out of view, or below something else, while they have the focus (WCAG 2.4.11). */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
    const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, [tabindex="0"], [contenteditable=true]',
    )
    const hidden: string[] = []
    for (const control of controls) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
      control.focus()
      if (document.activeElement !== control) continue
      const { left, top, right, bottom } = control.getBoundingClientRect()
      // What looks like a control may be the label or, if clicks go through it, the box around it.
      const isUntouchable = getComputedStyle(control).pointerEvents === 'none'
      const around = control.closest('label') ?? (isUntouchable ? control.parentElement : control) ?? control
      const from = { x: Math.max(left, 0), y: Math.max(top, 0) }
      const to = { x: Math.min(right, window.innerWidth), y: Math.min(bottom, window.innerHeight) }
      const isShown = [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const at = document.elementFromPoint(from.x + (to.x - from.x) * x, from.y + (to.y - from.y) * y)
          return at !== null && (around.contains(at) || at.contains(control))
        }),
      )
      if (to.x <= from.x || to.y <= from.y || !isShown) hidden.push(name(control))
    }
    return hidden
  })

/**
 * The page can be used at 400 %: it scrolls in one direction only, bars leave most of the window to the content, and
 * no control is hidden while it has the focus. Leaves the window that small.
 */
export async function expectUsableZoomedIn(page: Page): Promise<void> {
  await page.setViewportSize(zoomedIn)
  await expectNoHorizontalScroll(page)
  expect(await coveredByBars(page)).toBeLessThanOrEqual(maxCovered)
  expect(await hiddenFocus(page)).toEqual([])
}
