import type { Page } from '@playwright/test'

/** Waits until the page's script runs. */
export async function untilAwake(page: Page): Promise<void> {
  // The last thing it does is to look for a place for the chat button.
  await page.waitForFunction(() => document.documentElement.dataset.chat)
}

/** Opens a page of the site and waits until its script runs. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  await untilAwake(page)
  return answer
}
