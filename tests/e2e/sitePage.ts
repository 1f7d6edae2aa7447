import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Opens a page of the site and waits until its script runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form, button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
}

/** Axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([])
}
