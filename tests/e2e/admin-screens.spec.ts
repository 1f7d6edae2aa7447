import type { Page } from '@playwright/test'
import { adminPath } from '@/admin/paths'
import type { Role } from '@/domain/roles'
import { audiences, screens } from '../rights'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
import { expect, expectAwake, test } from './backOffice'
import { expectUsableZoomedIn } from './reflow'

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

/** The addresses of all screens of a role. */
async function pathsFor(role: Role, { request }: Page, headers: Bearer): Promise<string[]> {
  const paths = screens.filter(({ who }) => audiences[who].includes(role)).map(({ path }) => path)
  return Promise.all(
    paths.map(async (path) => {
      if (!path.includes('{id}')) return path
      const [, , screen = ''] = path.split('/')
      const answer = await request.get(`/api/admin/${entriesOf[screen]}?limit=1`, { headers })
      const [entry] = await answer.json()
      return path.replace('{id}', entry.id)
    }),
  )
}

async function expectUsable(page: Page) {
  await expectAccessibleInBothThemes(page)
  await expectUsableZoomedIn(page)
}

/** Opens every screen of a role, and asserts that its navigation leads nowhere else. */
async function walk(
  role: Role,
  { page, bearer }: { page: Page; bearer: Bearer },
  expectOf: typeof expectUsable,
) {
  const paths = await pathsFor(role, page, bearer)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(adminPath)
  const linked = await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(linked.filter((path) => path && !paths.includes(path))).toEqual([])

  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(desktop)
      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expectAwake(page)
      await expect(page.locator('main [role=status]', { hasText: /^Loading/ })).toHaveCount(0)
      await expectOf(page)
    })
}

test('admins can use every screen in both themes and at 400 %', async ({ admin }) => {
  test.setTimeout(900_000)
  await walk('admin', admin, expectUsable)
})

// The screens are those of admins, with less on them.
test('editors can use theirs', async ({ admin: { bearer }, editorPage }) => {
  test.setTimeout(600_000)
  await walk('editor', { page: editorPage, bearer }, expectAccessible)
})

test('sales can use theirs', async ({ admin: { bearer }, salesPage }) => {
  test.setTimeout(600_000)
  await walk('sales', { page: salesPage, bearer }, expectAccessible)
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
