import type { Page } from '@playwright/test'
import type { LeadEntity } from '@/domain/entities'
import { unique } from './catalog'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

async function fill(page: Page, fullName: string, { email = 'meera@saltpan.example' } = {}): Promise<void> {
  await page.getByLabel(/Full name|Nombre completo/).fill(fullName)
  await page.getByLabel(/Email address|Correo electrónico/).fill(email)
  await page.getByLabel(/Service type|Tipo de servicio/).selectOption('web-development')
  await page
    .getByLabel(/Project description|Descripción del proyecto/)
    .fill('A booking site for 38 homestays.')
}

const send = (page: Page) => page.getByRole('button', { name: /Send Message|Enviar mensaje/ }).click()

/** The page was just rendered; people don't fill in the form that fast. */
const pretendMinute = (page: Page) =>
  page.locator('[name=shownAt]').evaluate((field) => {
    ;(field as HTMLInputElement).value = String(Date.now() - 60_000)
  })

test('the mobile menu opens and works without script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/de')
  const menu = page.locator('dialog')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(menu.getByRole('link', { name: 'Angebot' }).first()).toBeVisible()
  await menu.getByRole('button', { name: 'Menü schließen' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/de/blog')
})

test('its last link on the home page closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
})

test('an inquiry arrives without script, and the visitor is thanked in their language', async ({
  page,
  request,
  session,
}) => {
  const name = unique()
  await page.goto('/es/contact')
  await fill(page, name)
  await pretendMinute(page)
  await send(page)
  await expect(page).toHaveURL(/\/es\/thank-you\?draft=[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Mensaje enviado!')
  const receipt = page.getByRole('region', { name: 'Hemos recibido tu consulta' })
  for (const text of [name, 'meera@saltpan.example', 'Desarrollo web', '38 homestays', '24 horas'])
    await expect(receipt).toContainText(text)
  await page.goto('/es/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Mensaje enviado!')
  const headers = { authorization: `Bearer ${session.token}` }
  const leads: LeadEntity[] = await (await request.get('/api/admin/leads', { headers })).json()
  expect(leads.find(({ fullName }) => fullName === name)).toMatchObject({
    email: 'meera@saltpan.example',
    serviceType: 'web-development',
    description: 'A booking site for 38 homestays.',
    status: 'new',
  })
})

test('a refused form without script comes back as typed, and mended at once it is no spam', async ({
  page,
  request,
  session,
}) => {
  const name = unique()
  await page.goto('/contact')
  await fill(page, '   ')
  await pretendMinute(page)
  await send(page)
  await expect(page).toHaveURL(/\/inquiry\?draft=[\w-]+$/)
  await expect(page.getByRole('alert')).toContainText('Missing Information')
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.')
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email address')).toHaveValue('meera@saltpan.example')
  await expect(page.getByLabel('Service type')).toHaveValue('web-development')
  await expect(page.getByLabel('Project description')).toHaveValue('A booking site for 38 homestays.')
  // Browsers accept this address; the schema doesn't.
  await fill(page, name, { email: 'meera@saltpan' })
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Full name')).not.toHaveAttribute('aria-invalid')
  await fill(page, name)
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!')
  const headers = { authorization: `Bearer ${session.token}` }
  const leads: LeadEntity[] = await (await request.get('/api/admin/leads', { headers })).json()
  expect(leads.map(({ fullName }) => fullName)).toContain(name)
})

test('a bot’s form is thanked and flagged; another site’s is refused', async ({ request, session }) => {
  const name = unique()
  const form = {
    fullName: name,
    email: 'bot@example.com',
    serviceType: 'cloud',
    description: 'Buy now.',
    locale: 'en',
  }
  const post = (more: object, headers = {}) =>
    request.post('/api/leads/form', { form: { ...form, ...more }, headers, maxRedirects: 0 })
  const old = String(Date.now() - 60_000)
  for (const traces of [
    {},
    { shownAt: String(Date.now()) },
    { shownAt: old, website: 'https://casino.example' },
  ]) {
    const answer = await post(traces)
    expect(answer.status()).toBe(303)
    expect(answer.headers().location).toMatch(/^\/thank-you\?draft=[\w-]+$/)
  }
  const foreign = await post(
    { shownAt: old },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  )
  expect(foreign.status()).toBe(403)
  const headers = { authorization: `Bearer ${session.token}` }
  const leads: LeadEntity[] = await (await request.get('/api/admin/leads', { headers })).json()
  expect(leads.filter(({ fullName }) => fullName === name)).toEqual([])
  expect((await request.post('/api/leads/form', { data: form })).status()).toBe(415)
})
