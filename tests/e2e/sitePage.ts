import type { Page } from '@playwright/test'

/** Opens a page of the site and waits until its script runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The last thing it does is to look for a place for the chat button.
  await page.waitForFunction(() => document.documentElement.dataset.chat)
}
