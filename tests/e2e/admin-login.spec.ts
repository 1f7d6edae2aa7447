import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { demo, expect, expectAwake, fillLogin, letBrowserAsk, logIn, notification, test } from './backOffice'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('auth_token'),
    user: localStorage.getItem('auth_user'),
  }))

const claimsOf = (token: string | null): { iat: number; exp: number } =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())

/** The notice shown on the login page. */
const ended = (page: Page) => page.getByRole('status').filter({ hasText: 'Your session has ended' })

/** Opens Payload's editor of a post. @returns the field of its title */
async function openEditor(page: Page, path: string, title: string) {
  await page.goto(path)
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Title', exact: false }).first()
  await expect(field).toHaveValue(title)
  return field
}

const tokenUntil = (seconds: number) =>
  `head.${Buffer.from(JSON.stringify({ exp: seconds })).toString('base64url')}.signature`

test.describe('logging in', () => {
  test('leads to the requested page, greets, and keeps the session', async ({ visitor: page }) => {
    await page.goto('/admin/leads?status=new')
    await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Fleads%3Fstatus%3Dnew')
    await fillLogin(page)
    await expect(page).toHaveURL('/admin/leads?status=new')
    const greeting = notification(page, 'Login Successful')
    // A browser's first page loads the scripts of the whole back office.
    await expect(greeting).toContainText('Welcome to the admin panel!', { timeout: 15_000 })
    const { token, user } = await stored(page)
    expect(token?.split('.')).toHaveLength(3)
    expect(JSON.parse(user ?? '')).toEqual({ username: 'admin', role: 'admin' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Leads Management' })).toBeVisible()
    await expect(greeting).toBeHidden()
  })

  for (const wanted of [
    '//evil.example',
    'https://evil.example/admin',
    '/\\evil.example',
    '/blog',
    '/admin/../blog',
  ])
    test(`leads nowhere else, whatever the URL says: ${wanted}`, async ({ visitor: page }) => {
      await page.goto(`/admin/login?redirect=${encodeURIComponent(wanted)}`)
      await fillLogin(page)
      await expect(page).toHaveURL('/admin')
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    })

  test('needs both name and password', async ({ visitor: page }) => {
    await page.goto('/admin/login')
    await fillLogin(page, { username: '', password: '' })
    await expect(notification(page, 'Missing Information')).toContainText(
      'Please enter both username and password.',
    )
    await expect(page.getByLabel('Username')).toBeFocused()
    await fillLogin(page, { username: 'admin', password: '' })
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('explains why it fails', async ({ visitor: page }) => {
    await page.goto('/admin/login')
    await fillLogin(page, { username: 'nobody', password: 'wrong' })
    await expect(notification(page, 'Login Failed')).toContainText('Invalid username or password.')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    await page.route('/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }))
    await fillLogin(page)
    await expect(notification(page, 'Login Failed')).toContainText('Invalid credentials. Please try again.')
    await page.unroute('/api/auth/login')
    await page.route('/api/auth/login', (route) => route.fulfill({ status: 500, json: {} }))
    await fillLogin(page)
    await expect(notification(page, 'Login Failed')).toContainText('Login failed')
    await page.unroute('/api/auth/login')
    await page.route('/api/auth/login', (route) => route.abort())
    await fillLogin(page)
    await expect(notification(page, 'Login Failed')).toContainText("The server didn't respond.")
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      "The server didn't respond. Please try again.",
    )
    expect(await stored(page)).toEqual({ token: null, user: null })
  })

  test('sends one request, however often it is clicked', async ({ visitor: page }) => {
    let asked = 0
    await page.route('/api/auth/login', async (route) => {
      asked += 1
      await route.continue()
    })
    await page.goto('/admin/login')
    await page.getByLabel('Username').fill(demo.username)
    await page.getByLabel('Password', { exact: true }).fill(demo.password)
    await page.getByRole('button', { name: 'Log in' }).dblclick()
    await expect(page).toHaveURL('/admin')
    expect(asked).toBe(1)
  })

  test('shows the demo’s account and works by keyboard alone', async ({ visitor: page }) => {
    await page.goto('/admin/login')
    const account = page.getByRole('region', { name: 'Demo credentials' })
    await expect(account).toContainText(demo.username)
    await expect(account).toContainText(demo.password)
    await page.getByLabel('Username').focus()
    await page.keyboard.type(demo.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demo.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
  })

  test('keeps the password out of the URL without script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await page.goto('/admin/login')
    await page.getByLabel('Username').fill(demo.username)
    await page.getByLabel('Password', { exact: true }).fill(demo.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled()
    await expect(page).toHaveURL('/admin/login')
    await page.close()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`is accessible, on a phone too: ${colorScheme}`, async ({ visitor: page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/admin/login')
      await expectNoHorizontalScroll(page)
      await fillLogin(page, { username: '', password: '' })
      await expect(notification(page, 'Missing Information')).toBeVisible()
      await expectAccessible(page)
    })
})

test.describe('strangers', () => {
  const paths = ['/admin', '/admin/leads', '/admin/collections/users', '/admin/globals/site-settings']
  const rscRequest = { RSC: '1' }
  const secrets = /Leads Management|Recent leads|auth_user|collections\/users\/|adminGreeting/

  for (const path of paths)
    test(`are really redirected to the login: ${path}`, async ({ request }) => {
      for (const rsc of [false, true]) {
        const headers = rsc ? rscRequest : {}
        const response = await request.get(path, { headers, maxRedirects: 0 })
        expect(response.status()).toBe(307)
        expect(response.headers().location).toContain('/admin/login')
      }
    })

  for (const path of paths)
    test(`see nothing with a forged cookie either: ${path}`, async ({ request }) => {
      const forged = `payload-token=${tokenUntil(9_999_999_999)}`
      for (const rsc of [false, true]) {
        const headers = { Cookie: forged, ...(rsc && rscRequest) }
        const response = await request.get(path, { headers })
        expect(await response.text()).not.toMatch(secrets)
      }
    })

  for (const path of ['/admin/create-first-user', '/admin/forgot', '/admin/reset/some-token'])
    test(`find no other login: ${path}`, async ({ visitor: page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/admin\/login/)
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    })
})

test.describe('a session', () => {
  test('leads from the login straight to the back office', async ({ admin: { page } }) => {
    const arrival = await page.goto('/admin/login')
    const redirect = await arrival?.request().redirectedFrom()?.response()
    expect(redirect?.status()).toBe(307)
    await expect(page).toHaveURL('/admin')
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL('/admin')
  })

  test('is ended on the server by logging out', async ({ visitor: page }) => {
    await page.goto('/admin/login')
    await fillLogin(page)
    await expect(page).toHaveURL('/admin')
    const { token } = await stored(page)
    const cookies = await page.context().cookies()
    await expect(notification(page, 'Login Successful')).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/admin/login')
    expect(await stored(page)).toEqual({ token: null, user: null })
    const headers = { Authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/admin/leads', { headers })).status()).toBe(401)
    await page.context().addCookies(cookies)
    await page.goto('/admin/leads?page=2')
    await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Fleads%3Fpage%3D2')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })

  test('that has expired in the browser is logged out', async ({ admin: { page } }) => {
    await page.goto('/admin')
    await expect.poll(async () => (await stored(page)).token).not.toBeNull()
    await page.evaluate((token) => localStorage.setItem('auth_token', token), tokenUntil(1_000_000))
    await page.goto('/admin/leads?status=new')
    await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Fleads%3Fstatus%3Dnew')
    expect(await stored(page)).toEqual({ token: null, user: null })
    expect((await page.context().cookies()).filter(({ name }) => name === 'payload-token')).toEqual([])
  })

  test('with corrupt stored data is cleared, and continued from the cookie', async ({ admin: { page } }) => {
    await page.goto('/admin')
    await expect.poll(async () => (await stored(page)).token).not.toBeNull()
    await page.evaluate(() => {
      localStorage.setItem('auth_token', 'corrupt')
      localStorage.setItem('auth_user', '{"username":')
    })
    await page.goto('/admin/leads')
    await expect(page.getByRole('heading', { name: 'Leads Management' })).toBeVisible()
    await expect.poll(async () => (await stored(page)).user).toBe('{"username":"admin","role":"admin"}')
    expect((await stored(page)).token).not.toBe('corrupt')
  })

  test('with corrupt data on the login page is cleared', async ({ visitor: page }) => {
    await page.goto('/admin/login')
    await page.evaluate(() => localStorage.setItem('auth_user', 'corrupt'))
    await page.reload()
    await expect.poll(() => stored(page)).toEqual({ token: null, user: null })
  })

  test('that the server has ended leads to the login and back', async ({
    admin: { page, bearer },
    baseURL,
  }) => {
    await page.goto('/admin/leads')
    await expect(page.getByRole('heading', { name: /^\d+ leads$/ })).toBeVisible()
    // What Payload asks for after the start would, refused, lead to the login before the click.
    await expectAwake(page)
    await page.waitForLoadState('networkidle')
    await fetch(`${baseURL}/api/auth/logout`, { method: 'POST', headers: bearer })
    await page.getByRole('link', { name: /^Contacted/ }).click()
    await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Fleads%3Fstatus%3Dcontacted')
    await expect(ended(page)).toContainText('Log in to pick up where you left off')
    await expectAccessible(page)
    await fillLogin(page)
    await expect(page).toHaveURL('/admin/leads?status=contacted')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(ended(page)).toBeHidden()
  })

  test('is renewed while the user works, for other tabs too', async ({ admin: { page } }) => {
    await page.clock.install()
    const other = await page.context().newPage()
    await page.goto('/admin/leads')
    await other.goto('/admin/profile')
    await expect.poll(async () => (await stored(page)).token).not.toBeNull()
    const { token } = await stored(page)
    const renewal = () => page.waitForResponse('/api/users/refresh-token')
    // Tokens have whole seconds: renewed within the same one, it would be equal.
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(claimsOf(token).iat)
    await page.clock.fastForward('06:00')
    const [answer] = await Promise.all([renewal(), page.keyboard.press('Shift')])
    expect(answer.status()).toBe(200)
    await expect.poll(async () => (await stored(other)).token).not.toBe(token)
    const { exp } = claimsOf((await stored(other)).token)
    expect(exp).toBeGreaterThan(claimsOf(token).exp)
  })

  test('renewed in another tab continues when this tab’s timer runs out', async ({ admin: { page } }) => {
    await page.goto('/admin/logout-inactivity?redirect=%2Fadmin%2Fleads')
    await expect(page).toHaveURL('/admin/leads')
    await expect(page.getByRole('heading', { name: 'Leads Management' })).toBeVisible()
  })

  test('that ended in Payload’s editor leads to the login too, and back to what was typed', async ({
    admin: { page, bearer },
    post,
    baseURL,
  }) => {
    const { id, title } = await post({ isPublished: false })
    const place = `/admin/collections/blog-post/${id}`
    const field = await openEditor(page, place, title)
    await fetch(`${baseURL}/api/auth/logout`, { method: 'POST', headers: bearer })
    await field.fill('Harbour lights at night')
    await expect(page).toHaveURL(`/admin/login?redirect=${encodeURIComponent(place)}`)
    await expect(ended(page)).toBeVisible()
    await fillLogin(page)
    await expect(page).toHaveURL(place)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(field).toHaveValue('Harbour lights at night')
  })

  test('that its owner ends leaves no input of Payload’s editor behind', async ({
    admin: { page },
    post,
  }) => {
    const { id, title } = await post({ isPublished: false })
    const field = await openEditor(page, `/admin/collections/blog-post/${id}`, title)
    await field.fill('Harbour lights at night')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/admin/login')
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith('frontdesk_form'))).toEqual([])
  })

  test('can be ended by Payload’s own links too', async ({ admin: { page } }) => {
    await page.goto('/admin/logout')
    await expect(page).toHaveURL('/admin/login')
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
  })
})

test.describe('the back office', () => {
  test('shows an admin all sections, name and role', async ({ admin: { page } }) => {
    await page.goto('/admin')
    const nav = page.getByRole('navigation', { name: 'Back office' })
    await expect(nav.getByRole('link')).toHaveText([
      'Dashboard',
      'Leads',
      'CRM',
      'Services',
      'Products',
      'Portfolio',
      'Blog',
      'Media',
      'Pages',
      'Translations',
      'Content report',
      'Trash',
      'Settings',
      'Users',
      'Audit log',
      'System',
    ])
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('complementary')).toContainText('adminAdmin')
    await nav.getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible()
    await page.goto('/admin/account')
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  })

  test('shows the figures, each linked to its list', async ({ admin: { page, bearer }, inquiry }) => {
    const lead = await inquiry()
    await page.goto('/admin')
    const figures = page.getByRole('region', { name: 'Figures' })
    const response = await page.request.get('/api/admin/analytics', { headers: bearer })
    const { totalLeads, newLeads, totalServices, activeProducts, publishedPosts, totalViews } =
      await response.json()
    const expected = [
      ['Total Leads', totalLeads],
      ['New Leads', newLeads],
      ['Total Services', totalServices],
      ['Active Products', activeProducts],
      ['Published Posts', publishedPosts],
      ['Total Views', totalViews],
    ].map(([label, count]) => `${label}${Number(count).toLocaleString('en')}`)
    await expect(figures.getByRole('link')).toHaveText(expected)
    const recent = page.getByRole('region', { name: 'Recent leads' })
    await expect(recent.getByRole('listitem')).toHaveCount(5)
    await expect(recent.getByRole('listitem').first()).toContainText(lead.fullName)
    await expectAccessible(page)
    await figures.getByRole('link', { name: /New Leads/ }).click()
    await expect(page).toHaveURL('/admin/leads?status=new')
  })

  test('says if there are no leads yet', async ({ admin: { page } }) => {
    await letBrowserAsk(page)
    await page.route('/api/admin/leads?limit=5', (route) => route.fulfill({ json: [] }))
    await page.goto('/admin')
    await expect(page.getByText('No leads yet...')).toBeVisible()
  })

  test('limits editors to what they write', async ({ editorPage: page }) => {
    await page.goto('/admin')
    const nav = page.getByRole('navigation', { name: 'Back office' })
    await expect(nav.getByRole('link')).toHaveText([
      'Dashboard',
      'Portfolio',
      'Blog',
      'Media',
      'Pages',
      'Translations',
      'Content report',
      'Trash',
    ])
    await expect(page.getByText('Total Leads')).toBeHidden()
    await expectAccessible(page)
    await page.goto('/admin/leads')
    await expect(page.getByText("You don't have access to this page")).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Leads Management' })).toBeHidden()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  test('has a menu on a phone', async ({ admin: { page } }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expectNoHorizontalScroll(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Leads' }).click()
    await expect(page.getByRole('heading', { name: 'Leads Management' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test('another person’s account left in the storage is replaced', async ({ admin: { page } }) => {
  await page.goto('/admin/login')
  await page.evaluate(
    ([token]) => {
      localStorage.setItem('auth_token', token ?? '')
      localStorage.setItem('auth_user', '{"username":"somebody","role":"editor"}')
    },
    [tokenUntil(9_999_999_999)],
  )
  await logIn(page.request)
  await page.goto('/admin')
  await expect.poll(async () => (await stored(page)).user).toBe('{"username":"admin","role":"admin"}')
})
