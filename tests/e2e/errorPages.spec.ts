import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { expectAccessible } from './accessible'
import { expect, test } from './fixtures'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { Product, startTimeout } from './Product'

/** Takes tables away from a running product. */
async function removeTables(file: string, ...tables: string[]) {
  const database = createClient({ url: `file:${file}` })
  for (const table of tables) await database.execute(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  database.close()
}

const chat = 'Chat with us on WhatsApp'
const place = 'Remote & On-site'
const pages = [
  ['/about', 'Something went wrong', chat, place],
  ['/products/7', 'Product Not Found', chat, place],
  ['/blog?search=payment', 'Something went wrong', chat, place],
  ['/de/services', 'Etwas ist schiefgegangen', 'Mit uns über WhatsApp chatten', 'Remote und vor Ort'],
] as const

test('when the database is down, an error page in the site’s frame says so, with footer and chat', async ({
  browser,
}) => {
  test.setTimeout(startTimeout)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-e2e-'))
  const product = new Product('sqlite', dataDir)
  await product.start()
  const context = await browser.newContext({ baseURL: product.baseURL })
  const page = await context.newPage()
  try {
    // It renders its error frames after startup, one language after another.
    for (const [address, location] of [
      ['/%zz', 'Remote &amp; On-site'],
      ['/de/%zz', 'Remote und vor Ort'],
    ] as const)
      await expect.poll(async () => (await context.request.get(address)).text()).toContain(location)
    await removeTables(path.join(dataDir, 'frontdesk.db'), 'site_settings', 'product', 'blog_post', 'service')
    for (const [address, title, chatLabel, location] of pages)
      await test.step(address, async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const answer = await page.goto(address)
          expect(answer?.status()).toBe(500)
          await expect(page).toHaveTitle(title)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await expect(page.getByRole('contentinfo').getByText(location)).toBeVisible()
          await expect(page.getByRole('link', { name: new RegExp(`^${chatLabel}`) })).toBeVisible()
          await expectAccessible(page)
        }
        await page.setViewportSize({ width: 360, height: 740 })
        await expectNoHorizontalScroll(page)
        await page.setViewportSize({ width: 1280, height: 800 })
      })
  } finally {
    await context.close()
    await product.dispose()
  }
})
