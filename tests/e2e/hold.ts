import type { Page, Request } from '@playwright/test'

/**
 * Holds the requests to a URL until they are released.
 * @param answer what they get then, in place of the server's response
 */
export async function hold(page: Page, url: string | RegExp, answer?: { status?: number; json: unknown }) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const requests: Request[] = []
  await page.route(url, async (route) => {
    requests.push(route.request())
    await released
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return { requests, release }
}
