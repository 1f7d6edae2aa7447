import { expect, test } from './fixtures'
import { unique, writeProject } from './posts'

test('a portfolio card shows three technologies and how many more there are', async ({
  page,
  request,
  session,
}) => {
  const category = unique('Auctions')
  const { title } = await writeProject(request, session, { category })
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work that went to work')
  await page.getByRole('link', { name: category }).click()
  await expect(page).toHaveURL(/\/portfolio\?category=Auctions/)
  await expect(page.getByRole('status').first()).toHaveText('1 project')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('listitem')).toHaveText(['TypeScript', 'Next.js', 'PostgreSQL', '+2 more'])
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('an empty category says so, in every language', async ({ page }) => {
  const texts = { es: 'Aún no hay proyectos', fr: 'Pas encore de projets', de: 'Noch keine Projekte' }
  for (const [locale, text] of Object.entries(texts)) {
    await page.goto(`/${locale}/portfolio?category=Nothing`)
    await expect(page.getByText(text)).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter works too', async ({ page, request, session }) => {
    const category = unique('Orchards')
    await writeProject(request, session, { category })
    await page.goto('/portfolio')
    await page.getByRole('link', { name: category }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('24 projects make a page', async ({ page, request, session }) => {
  const category = unique('Pages')
  await Promise.all(Array.from({ length: 25 }, () => writeProject(request, session, { category })))
  await page.goto(`/portfolio?category=${encodeURIComponent(category)}`)
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/page=2/)
})

test('a project has its own page', async ({ page, request, session }) => {
  const project = await writeProject(request, session, { completedAt: '2031-03-20T00:00:00.000Z' })
  const older = await writeProject(request, session, { completedAt: '2031-03-19T00:00:00.000Z' })
  await page.goto(`/portfolio/${project.slug}`)
  await expect(page).toHaveTitle(new RegExp(`^${project.title} · `))
  const facts = page.getByLabel('Project at a glance')
  for (const text of ['Malabar Spice Exchange', 'March 2031', 'Dashboards', 'TypeScript', 'Docker']) {
    await expect(facts.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Visit the project' })).toHaveAttribute(
    'href',
    'https://tally.example.com',
  )
  await expect(page.getByRole('link', { name: 'Code on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/example/tally',
  )
  await expect(page.getByRole('link', { name: 'Tell us about it' })).toHaveAttribute(
    'href',
    `/contact?project=${project.slug}#inquiry`,
  )
  const next = page.getByRole('region', { name: older.title })
  await expect(next.getByRole('link', { name: older.title })).toHaveAttribute(
    'href',
    `/portfolio/${older.slug}`,
  )
})

test('the home page links to its projects and articles, and to all of them', async ({ page }) => {
  const sections = { 'Work that went to work': 'All projects', 'Notes from the workshop': 'All articles' }
  for (const [name, all] of Object.entries(sections)) {
    await page.goto('/')
    const link = page.getByRole('region', { name }).getByRole('article').first().getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goto('/')
    await page.getByRole('region', { name }).getByRole('link', { name: all }).click()
    await expect(page).toHaveURL(/\/(?:portfolio|blog)$/)
  }
})

test('the last project of a category leads to the first', async ({ page, request, session }) => {
  const category = unique('Orchards')
  const first = await writeProject(request, session, { category })
  const last = await writeProject(request, session, { category, completedAt: '1990-01-01T00:00:00.000Z' })
  await page.goto(`/portfolio/${last.slug}`)
  await expect(page.getByRole('region', { name: first.title })).toBeVisible()
})

test('a missing project is a 404', async ({ page }) => {
  expect((await page.goto('/portfolio/no-such-project'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})
