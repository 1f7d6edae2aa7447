import AxeBuilder from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'

/** Waits for animations and fades, whose intermediate colors don't count; ignores endless ones. */
const untilFrameIsStill = (frame: Frame) =>
  frame.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime),
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** A preview in a frame follows the theme of its page, with fades of its own; it may be loaded again meanwhile. */
async function untilStill(page: Page): Promise<void> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  await untilFrameIsStill(page.mainFrame())
  await Promise.allSettled(frames.map(untilFrameIsStill))
}

/**
 * Axe takes sections far from the window, which the browser doesn't render yet, for hidden; and a notification may fade
 * out while it runs.
 */
const showAll = (page: Page) =>
  page.evaluate(() => {
    const everything = new CSSStyleSheet()
    everything.replaceSync('* { content-visibility: visible !important } .toast { opacity: 1 !important }')
    document.adoptedStyleSheets = [everything]
  })

/** Axe finds nothing on the page in its current state, outside of what matches `except`. */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  await showAll(page)
  await untilStill(page)
  const builder = new AxeBuilder({ page })
  const { violations } = await (except ? builder.exclude(except) : builder)
    // Describing what passes would take most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // A second page to merge the results in is only needed for those of frames.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([])
}

/** The same in the light and the dark theme of the back office, without loading the page again. */
export async function expectAccessibleInBothThemes(page: Page, except?: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme)
    await expectAccessible(page, except)
  }
}
