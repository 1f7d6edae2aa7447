import { expect, test } from './catalog'

test('the page shows story, values, team, work and testimonials, with the agency’s figures', async ({
  page,
}) => {
  await page.goto('/about')
  const main = page.locator('main')
  for (const name of [
    'It began with a rewrite nobody needed',
    'Five habits clients hire us for',
    'Small teams that own the whole job',
    'Five kinds of work, one standard',
  ])
    await expect(main.getByRole('region', { name })).toBeVisible()
  const figures = page.locator('dl', { hasText: 'years of building software' })
  await expect(figures.locator('dd')).toHaveText(['5+', '50+', '$2,500-$15,000', 'From $500/month'])
  // Testimonials are signed by role and company; no page shows a face.
  await expect(page.locator('#praise figcaption')).toHaveCount(3)
  await expect(main.locator('#praise img, #team img')).toHaveCount(0)
  const work = page.locator('#work')
  await expect(work.getByRole('heading', { level: 3 })).toHaveText([
    'Web Development',
    'Mobile App Development',
    'UI/UX Design',
    'E-commerce Solutions',
    'Digital Marketing',
  ])
  await work.getByRole('link', { name: 'All services' }).click()
  await expect(page).toHaveURL('/services')
})
