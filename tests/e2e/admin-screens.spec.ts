import type { Page } from '@playwright/test'
import { adminPath } from '@/admin/paths'
import type { Role } from '@/domain/roles'
import { audiences, screens } from '../rights'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
import { expect, expectAwake, refusal, test } from './backOffice'
import { expectUsableZoomedIn } from './reflow'

// Both workers share the longest file.
test.describe.configure({ mode: 'parallel' })

type Bearer = { Authorization: string }

const desktop = { width: 1280, height: 800 }

/** Where the entries of a screen come from, for paths with an id. */
const entriesOf: Record<string, string> = {
  blogs: 'blog-posts',
  portfolio: 'projects',
  services: 'services',
  products: 'products',
  pages: 'text-pages',
  translations: 'blog-posts',
}

/** Their addresses, each with the id of an entry where it has one. */
const addressesOf = (wanted: typeof screens, { request }: Page, headers: Bearer): Promise<string[]> =>
  Promise.all(
    wanted.map(async ({ path }) => {
      if (!path.includes('{id}')) return path
      const [, , screen = ''] = path.split('/')
      const answer = await request.get(`/api/admin/${entriesOf[screen]}?limit=1`, { headers })
      const [entry] = await answer.json()
      return path.replace('{id}', entry.id)
    }),
  )

/** Opens a screen, and waits until it shows what it has. */
async function openScreen(page: Page, path: string) {
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(refusal)).toHaveCount(0)
  await expectAwake(page)
  await expect(page.locator('main [role=status]', { hasText: /^Loading/ })).toHaveCount(0)
}

for (const [which, areMeant] of [
  ['of content', ({ who }) => who === 'content'],
  ['for more than content', ({ who }) => who !== 'content'],
] as [string, (screen: (typeof screens)[number]) => boolean][])
  test(`admins can use every screen ${which}, in both themes and at 400 %`, async ({
    admin: { page, bearer },
  }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of await addressesOf(screens.filter(areMeant), page, bearer))
      await test.step(path, async () => {
        await page.setViewportSize(desktop)
        await openScreen(page, path)
        await expectAccessibleInBothThemes(page)
        await expectUsableZoomedIn(page)
      })
  })

/**
 * Opens every screen of a role, and asserts that its navigation leads nowhere else. They are those of admins with less
 * on them, except for the dashboard.
 */
async function walk(role: Role, page: Page, bearer: Bearer) {
  const wanted = screens.filter(({ who }) => audiences[who].includes(role))
  const paths = await addressesOf(wanted, page, bearer)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openScreen(page, adminPath)
  await expectAccessible(page)
  const linked = await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(linked.filter((path) => path && !paths.includes(path))).toEqual([])
  for (const path of paths) await test.step(path, () => openScreen(page, path))
}

test('editors can use theirs', async ({ admin: { bearer }, editorPage }) => {
  test.slow()
  await walk('editor', editorPage, bearer)
})

test('sales can use theirs', async ({ admin: { bearer }, salesPage }) => {
  test.slow()
  await walk('sales', salesPage, bearer)
})

/** Opened from a screen: its path, what opens it, and its dialog. */
const dialogs: [path: string, opener: string | RegExp, dialog: string | RegExp][] = [
  ['/admin/leads', 'Details', 'Lead Details'],
  ['/admin/leads', 'Filter', 'Filters'],
  ['/admin/leads', 'Saved views', 'Saved views'],
  ['/admin/leads', 'Delete', /^Are you sure/],
  ['/admin/services', 'Add Service', 'Add New Service'],
  ['/admin/products', 'Add Product', 'Add New Product'],
  ['/admin/portfolio', 'Edit', 'Edit Project'],
  ['/admin/blogs', 'Edit', 'Edit Blog Post'],
  ['/admin/users', 'Add User', /user/i],
  ['/admin/profile', 'Search', 'Search or go to a page'],
]

test('dialogs can be used in both themes and at 400 %', async ({ admin: { page } }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, opener, name] of dialogs)
    await test.step(`${path}: ${opener}`, async () => {
      await page.setViewportSize(desktop)
      await page.goto(path)
      await expectAwake(page)
      await page.getByRole('button', { name: opener, exact: true }).first().click()
      const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
      await expect(dialog).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await expectUsableZoomedIn(page)
      await expect(dialog).toBeInViewport()
    })
})
