import AxeBuilder from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import type { RunOnly } from 'axe-core'

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

const allTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme can change: colors. */
export const colorRules = ['color-contrast', 'link-in-text-block']
/** What the width of a window can change. */
export const layoutRules = ['target-size', 'scrollable-region-focusable']

interface Scope {
  /** A selector of what isn't looked at. */
  except?: string | undefined
  /** Looks for nothing else. */
  rules?: string[]
}

/** Axe finds nothing on the page in its current state. */
async function expectNothingFound(page: Page, { except, rules }: Scope): Promise<void> {
  await showAll(page)
  await untilStill(page)
  const builder = new AxeBuilder({ page })
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: allTags }
  const { violations } = await (except ? builder.exclude(except) : builder)
    // Describing what passes would take most of the time.
    .options({ resultTypes: ['violations'], runOnly: runOnly as RunOnly })
    // A second page to merge the results in is only needed for those of frames.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([])
}

/** Axe finds nothing on the page in its current state, outside of what matches `except`. */
export const expectAccessible = (page: Page, except?: string): Promise<void> =>
  expectNothingFound(page, { except })

/** The same, after a change of theme or window: axe looks only for what that can break. */
export const expectStillAccessible = (page: Page, rules: string[], except?: string): Promise<void> =>
  expectNothingFound(page, { except, rules })

/** The same in the light and the dark theme of the back office, without loading the page again. */
export async function expectAccessibleInBothThemes(page: Page, except?: string): Promise<void> {
  const show = (theme: string) =>
    page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme)
  await show('light')
  await expectAccessible(page, except)
  await show('dark')
  await expectStillAccessible(page, colorRules, except)
}
