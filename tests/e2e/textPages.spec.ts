import { expect, structuredData, test } from './catalog'

test('the footer leads to the pages that staff have written', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Privacy', 'Terms']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Last updated')).toBeVisible()
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(
      `/og/page/${name.toLowerCase()}.png`,
    )
    const [wayHere] = (await structuredData(page))('BreadcrumbList')
    expect(wayHere?.itemListElement).toContainEqual(expect.objectContaining({ name }))
  }
})

test('a page that nobody has written is not there', async ({ page }) => {
  expect((await page.goto('/imprint'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})
