import type { LeadEntity } from '@/domain/entities'
import { expectAccessible } from './accessible'
import { unique } from './catalog'
import { expect, test } from './fixtures'
import { hold } from './hold'
import { fillInquiry, receiptOf, sendButton, toastOf } from './inquiryForm'
import { open } from './sitePage'

test('an inquiry is sent once despite a double click, and the form is reset', async ({ page }) => {
  const { requests, release } = await hold(page, '**/api/leads')
  await open(page, '/')
  await fillInquiry(page)
  await sendButton(page).dblclick()
  // Not with the disabled attribute, which would drop focus.
  await expect(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeFocused()
  await page.keyboard.press('Enter')
  release()
  await expect(toastOf(page)).toContainText('Message Sent!')
  await expect(toastOf(page)).toContainText("Thank you for your interest! We'll contact you within 24 hours.")
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByLabel('Service type')).toHaveValue('')
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    {
      fullName: 'Meera Nair',
      email: 'meera@saltpan.example',
      phone: '',
      serviceType: 'web-development',
      description: 'A booking site for 38 homestays, by March.',
      language: 'en',
      website: '',
      elapsed: expect.any(Number),
    },
  ])
})

test('without a required field nothing is sent, and the first one is focused', async ({ page }) => {
  let requests = 0
  await page.route('**/api/leads', (route) => {
    requests += 1
    return route.abort()
  })
  await open(page, '/')
  await page.getByLabel('Full name').fill('Meera Nair')
  await sendButton(page).click()
  await expect(toastOf(page)).toContainText('Missing Information')
  await expect(toastOf(page)).toContainText('Please fill in all required fields.')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Full name')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Phone number')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Email address').fill('meera@saltpan.example')
  await expect(page.getByLabel('Email address')).not.toHaveAttribute('aria-invalid')
  expect(requests).toBe(0)
})

test('an inquiry that fails is kept, and can be sent again', async ({ page }) => {
  await open(page, '/')
  await page.route('**/api/leads', (route) => route.abort(), { times: 1 })
  await fillInquiry(page, 'Tomás Ferreira')
  await sendButton(page).click()
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('Failed to send message. Please try again.')
  await expect(page.getByLabel('Full name')).toHaveValue('Tomás Ferreira')
  await expect(page.getByLabel('Project description')).toHaveValue(/38 homestays/)
  await sendButton(page).click()
  await expect(toastOf(page)).toHaveCount(1)
  await expect(toastOf(page)).toContainText('Message Sent!')
})

test('F8 focuses the notifications, Escape and time close them', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused()
  await sendButton(page).click()
  await expect(toastOf(page)).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toBeHidden()
  await sendButton(page).click()
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(3000)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(2500)
  await expect(toastOf(page)).toBeHidden()
})

test('a notification that is swiped away by 50 pixels goes, by less it stays', async ({ page }) => {
  await open(page, '/')
  await sendButton(page).click()
  const title = toastOf(page).getByText('Missing Information')
  await expect(title).toBeVisible()
  const swipe = async (distance: number) => {
    const { x = 0, y = 0 } = (await title.boundingBox()) ?? {}
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await page.mouse.move(x + 5 + distance, y + 5, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(30)
  // It has returned to its place.
  await expect(toastOf(page)).not.toHaveAttribute('data-swipe', 'move')
  await expect(title).toBeVisible()
  await swipe(80)
  await expect(toastOf(page)).toBeHidden({ timeout: 2000 })
})

test('the form begins with its first field, and says on a phone when we reply', async ({ page }) => {
  await open(page, '/contact')
  const form = page.getByRole('main').locator('form')
  const field = page.getByText('Full name')
  expect((await field.boundingBox())?.y).toBeCloseTo((await form.boundingBox())?.y ?? Number.NaN, 0)
  await expect(form.getByText('We reply within 24 hours.')).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(form.getByText('We reply within 24 hours.')).toBeVisible()
})

test('people can’t reach the honeypot field', async ({ page }) => {
  await open(page, '/')
  const bait = page.locator('input[name=website]')
  await expect(bait).toHaveAttribute('tabindex', '-1')
  await expect(bait).toHaveAttribute('autocomplete', 'off')
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
})

test('success is a page: it repeats what was sent, explains what happens next, and links to a new form', async ({
  page,
}) => {
  await open(page, '/contact')
  await fillInquiry(page, unique())
  await page.getByLabel('Phone number').fill('+91 98765 43210')
  await sendButton(page).click()
  await expect(toastOf(page)).toContainText('Message Sent!')
  for (const text of [
    'meera@saltpan.example',
    '+91 98765 43210',
    'Web Development',
    '38 homestays',
    '24 hours',
  ])
    await expect(receiptOf(page)).toContainText(text)
  await expect(receiptOf(page).getByText("We've got your inquiry")).toBeFocused()
  await expect(receiptOf(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send another inquiry' }).click()
  await expect(receiptOf(page)).toBeHidden()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Project description')).toHaveValue('')
})

test('typed text survives reload, back and a change of language, until it is sent', async ({ page }) => {
  await open(page, '/contact')
  await fillInquiry(page)
  await page.reload()
  await expect(page.getByText('We saved what you typed, in this tab only.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Nair')
  await open(page, '/de/contact')
  await expect(page.getByLabel('Vollständiger Name')).toHaveValue('Meera Nair')
  await expect(page.getByLabel('Art der Leistung')).toHaveValue('web-development')
  await expect(page.getByLabel('Projektbeschreibung')).toHaveValue(/38 homestays/)
  await page.goBack()
  await expect(page.getByLabel('Project description')).toHaveValue(/38 homestays/)
  await sendButton(page).click()
  await expect(receiptOf(page)).toBeVisible()
  await open(page, '/')
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Meera|homestays/)
})

test('personal details carry over to a product’s form, the request stays with its own; all of it can be cleared', async ({
  page,
  request,
}) => {
  const [product] = await (await request.get('/api/products')).json()
  await open(page, '/contact')
  await fillInquiry(page)
  await open(page, `/products/${product.id}`)
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Nair')
  await expect(page.getByLabel('Project description')).toHaveValue(`I'm interested in ${product.title}. `)
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeHidden()
})

test('an invalid email is reported at its field, in the visitor’s language, before sending', async ({
  page,
}) => {
  let requests = 0
  await page.route('**/api/leads', (route) => {
    requests += 1
    return route.abort()
  })
  await open(page, '/de/contact')
  await page.getByLabel('Vollständiger Name').fill('Meera Nair')
  await page.getByLabel('Art der Leistung').selectOption('cloud')
  await page.getByLabel('Projektbeschreibung').fill('Ein Umzug.')
  const email = page.getByLabel('E-Mail-Adresse')
  await email.fill('foo@bar')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  await email.fill('foo@bar.example')
  await expect(email).not.toHaveAttribute('aria-invalid')
  expect(requests).toBe(0)
})

test('a refusal is reported at its field', async ({ page }) => {
  const errors = [{ path: 'description', message: 'must not contain NUL characters' }]
  await page.route('**/api/leads', (route) => route.fulfill({ status: 400, json: { message: 'x', errors } }))
  await open(page, '/contact')
  await fillInquiry(page)
  await sendButton(page).click()
  const description = page.getByLabel('Project description')
  await expect(description).toBeFocused()
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await expect(description).toHaveAccessibleDescription("We can't accept this. Please change it.")
  await expect(toastOf(page)).toContainText('Please check the marked fields.')
  await expect(description).toHaveValue(/38 homestays/)
})

test('after a lost response the inquiry is sent again with the same key, even after a reload, and becomes one lead', async ({
  page,
  request,
  session,
}) => {
  const name = unique()
  const keys: (string | null)[] = []
  await page.route('**/api/leads', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'))
    // People don't fill in the form as fast as this test.
    const postData = { ...route.request().postDataJSON(), elapsed: 20_000 }
    if (keys.length > 2) return route.continue({ postData })
    // It arrives, but the visitor never learns of it.
    await route.fetch({ postData })
    return route.abort()
  })
  await open(page, '/contact')
  await fillInquiry(page, name)
  await sendButton(page).click()
  await expect(page.getByText("Your text is safe here. Sending it again won't reach us twice.")).toBeVisible()
  await expect(sendButton(page)).toBeFocused()
  await sendButton(page).click()
  await expect(toastOf(page)).toContainText('Failed to send message. Please try again.')
  await expect.poll(() => keys.length).toBe(2)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue(name)
  await sendButton(page).click()
  await expect(receiptOf(page)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  const headers = { authorization: `Bearer ${session.token}` }
  const leads: LeadEntity[] = await (await request.get('/api/admin/leads', { headers })).json()
  expect(leads.filter(({ fullName }) => fullName === name)).toHaveLength(1)
})

test('a slow response is announced, and given up after half a minute', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/leads', () => {})
  await open(page, '/contact')
  await fillInquiry(page)
  // From here on the test controls the time.
  await page.clock.pauseAt(Date.now() + 60_000)
  const sent = page.waitForRequest('**/api/leads')
  await sendButton(page).click()
  await sent
  // A toast has its own.
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /./ })
  await page.clock.runFor(7900)
  await expect(status).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(status).toHaveText('Still trying. Your text is safe.')
  await page.clock.runFor(22_000)
  await expect(status).toHaveText("Your text is safe here. Sending it again won't reach us twice.")
  await expect(sendButton(page)).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Nair')
})

test('without a connection the form says so, keeps the text, and reports when it is back', async ({
  page,
  context,
}) => {
  await open(page, '/contact')
  await fillInquiry(page)
  await page.getByLabel('Full name').focus()
  await page.waitForLoadState('networkidle')
  // Loaded with the form, and last.
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(toastOf(page)).toContainText('Failed to send message. Please try again.')
  await expect(page.getByText("You're offline. Your text is safe here until you're back.")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("You're back online. You can send your message now.")).toBeVisible()
  await sendButton(page).click()
  await expect(receiptOf(page)).toBeVisible()
})

test('a blocked storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('No', 'SecurityError')
      },
    })
  })
  await open(page, '/contact')
  await fillInquiry(page, unique())
  await sendButton(page).click()
  await expect(receiptOf(page)).toBeVisible()
})

test('what is typed while sending is not lost', async ({ page }) => {
  const { release } = await hold(page, '**/api/leads')
  await open(page, '/contact')
  await fillInquiry(page, unique())
  await sendButton(page).click()
  await page.getByLabel('Project description').fill('And one thing more.')
  release()
  await expect(receiptOf(page)).toContainText('38 homestays')
  await page.getByRole('button', { name: 'Send another inquiry' }).click()
  await expect(page.getByLabel('Project description')).toHaveValue('And one thing more.')
})

test('on a phone an invalid field is shown with its label, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/contact', '/']) {
    await open(page, path)
    await sendButton(page).click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    const top = () =>
      page.locator('label[for=inquiry-fullName]').evaluate((label) => {
        const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
        return label.getBoundingClientRect().top - header
      })
    await expect.poll(top).toBeGreaterThanOrEqual(0)
  }
})
