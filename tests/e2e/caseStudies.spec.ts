import { expectAccessible } from './accessible'
import { cardOf } from './backOfficePage'
import { expect, test } from './fixtures'
import { unique, writePost, writeProject } from './posts'
import { open } from './sitePage'

const result = {
  label: 'Median wait',
  before: 47,
  after: 4.5,
  unit: 'min',
  source: 'Tokens of five clinics, March 2026',
}

test('a project’s page opens with the number that moved, with its source a click away', async ({
  page,
  request,
  session,
}) => {
  const article = await writePost(request, session)
  const { slug } = await writeProject(request, session, {
    situation: 'A hall full of people.\n\nNobody knew how long.',
    constraints: ['Paper stays'],
    solution: 'A page.',
    decisions: [{ title: 'No app', text: 'Nobody installs one.' }],
    results: [result, { label: 'Calls', after: 12 }],
    quote: { text: 'Tea is better now.', name: 'Sunita Prabhu', role: 'Head of reception' },
    team: ['Two engineers'],
    weeks: 8,
    article: article.id,
  })
  await open(page, `/portfolio/${slug}`)
  const headline = page.getByRole('paragraph').filter({ hasText: 'Median wait' }).first()
  await expect(headline).toHaveText('Median wait: from 47 to 4.5 min')
  await expect(page.getByText(result.source)).toBeHidden()
  await page.getByText('Source: Median wait').click()
  await expect(page.getByText(result.source)).toBeVisible()
  await expect(page.getByText('Calls: 12')).toBeVisible()
  for (const name of ['The situation', "What couldn't change", 'What we built', 'What moved'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What we found' })).toHaveCount(0)
  const facts = page.getByLabel('Project at a glance')
  for (const text of ['8 weeks', 'Two engineers']) await expect(facts.getByText(text)).toBeVisible()
  await expect(page.getByRole('figure')).toHaveText(
    /Tea is better now.*Sunita PrabhuHead of reception, Malabar/,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: article.title }).click()
  await expect(page).toHaveURL(`/blog/${article.slug}`)
})

test('its numbers are written in the language of the page', async ({ page, request, session }) => {
  const { slug } = await writeProject(request, session, { results: [result] })
  await page.goto(`/de/portfolio/${slug}`)
  const headline = page.getByRole('paragraph').filter({ hasText: 'Median wait' }).first()
  await expect(headline).toHaveText('Median wait: von 47 auf 4,5 min')
})

test('the largest numbers and longest words fit on the narrowest phone', async ({
  page,
  request,
  session,
}) => {
  const { slug } = await writeProject(request, session, {
    completedAt: '2031-01-01T00:00:00.000Z',
    title: unique('Donaudampfschifffahrtsgesellschaft '.repeat(4).trim()),
    results: [
      { ...result, before: 999_999_999.99, after: -999_999_999.99, unit: 'Quadratmillimete' },
      { ...result, label: 'W'.repeat(60), source: 'x'.repeat(200) },
      { ...result, label: 'Από την αρχή', unit: '時間' },
      { ...result, label: 'من البداية', before: null },
    ],
    quote: { text: 'y'.repeat(1000), name: 'z'.repeat(160), role: null },
  })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/portfolio', `/portfolio/${slug}`]) {
    await page.goto(path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
  const numbers = page.locator('.moved-numbers')
  for (const number of await numbers.all()) {
    const box = await number.evaluate((one) => [one.scrollWidth, one.clientWidth])
    expect(box[0]).toBeLessThanOrEqual(box[1] ?? 0)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor chooses by keyboard whose number the home page shows', async ({ page }) => {
    await page.goto('/')
    const choices = page.getByRole('group', { name: 'Numbers our projects moved' }).getByRole('radio')
    await expect(choices).toHaveCount(3)
    const panels = page.locator('.hero-case')
    await expect(panels.nth(0)).toBeVisible()
    await choices.first().focus()
    for (const [shown, hidden] of [
      [1, 0],
      [2, 1],
    ] as const) {
      await page.keyboard.press('ArrowRight')
      await expect(panels.nth(shown)).toBeVisible()
      await expect(panels.nth(hidden)).toBeHidden()
    }
    const link = panels.nth(2).getByRole('link')
    const title = (await link.textContent()) ?? ''
    const below = page.getByRole('region', { name: 'Work that went to work' })
    await expect(below.getByRole('link').first()).toBeVisible()
    await expect(below).not.toContainText(title)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test('a service names a project where it moved a number', async ({ page }) => {
  await page.goto('/services')
  const row = page.getByRole('article', { name: 'Web Development' })
  await expect(row.getByText(/: from .+ to .+/)).toBeVisible()
  const project = row.getByRole('link').first()
  const title = (await project.textContent()) ?? ''
  await project.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

for (const [path, screens] of [
  ['/', 9],
  ['/products', 8],
  ['/services', 8],
] as const) {
  test(`${path} is at most ${screens} phone screens long`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height / 740).toBeLessThanOrEqual(screens)
  })
}

test('an editor writes a case study in the project’s dialog', async ({ staff: page, request, session }) => {
  const { title, slug } = await writeProject(request, session)
  await page.goto(`/admin/portfolio?search=${encodeURIComponent(title)}`)
  await cardOf(page, title).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })

  await test.step('a result without a number is refused at its field', async () => {
    await dialog.getByRole('button', { name: 'Add result' }).click()
    await dialog.getByLabel('What result 1 measures').fill('Lost records')
    await dialog.getByLabel('Before', { exact: true }).fill('30')
    await dialog.getByRole('button', { name: 'Save Project' }).click()
    await expect(dialog.getByText('The number after is required.')).toBeVisible()
    await expect(dialog.getByLabel('After', { exact: true })).toBeFocused()
  })

  await test.step('with it, it is saved', async () => {
    await dialog.getByLabel('After', { exact: true }).fill('0.5')
    await dialog.getByLabel('Unit', { exact: true }).fill('a week')
    await dialog.getByLabel('Situation').fill('Vans without a signal.')
    await dialog.getByLabel('Weeks').fill('14')
    await dialog.getByRole('checkbox', { name: 'Web Development' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save Project' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the site shows it, and the dialog again', async () => {
    await page.goto(`/portfolio/${slug}`)
    await expect(page.getByText('Lost records: from 30 to 0.5 a week')).toBeVisible()
    await expect(page.getByLabel('Project at a glance').getByText('14 weeks')).toBeVisible()
    await page.goBack()
    await cardOf(page, title).getByRole('button', { name: 'Edit' }).click()
    await expect(dialog.getByLabel('After', { exact: true })).toHaveValue('0.5')
    await dialog.getByRole('button', { name: 'Remove result 1' }).click()
    await expect(dialog.getByRole('button', { name: 'Add result' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Save Project' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a removed number is gone', async () => {
    await page.goto(`/portfolio/${slug}`)
    await expect(page.getByText('Vans without a signal.')).toBeVisible()
    await expect(page.getByText('Lost records')).toHaveCount(0)
  })
})

test('a phone shows a picture whole and large when it is tapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const projects: { slug: string; images: string[] }[] = await (
    await page.request.get('/api/projects?limit=100')
  ).json()
  await open(page, `/portfolio/${projects.find(({ images }) => images.length > 1)?.slug}`)
  const opener = page.getByRole('button', { name: /^Enlarge: / })
  await opener.first().click()
  const enlarged = page.locator('.enlarged:popover-open')
  await expect(enlarged.getByRole('img')).toBeVisible()
  expect(await enlarged.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  await expectAccessible(page)
  await enlarged.getByRole('button', { name: 'Close' }).click()
  await expect(enlarged).toHaveCount(0)
  await opener.first().click()
  await page.keyboard.press('Escape')
  await expect(enlarged).toHaveCount(0)
})
