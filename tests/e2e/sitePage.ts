import type { Page } from '@playwright/test'

/** Opens a page of the site and waits until its script runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form, button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
}
