import { expect, test, unique } from './catalog'
import { hold } from './hold'
import { fillInquiry, receiptOf, sendButton } from './inquiryForm'
import { open } from './sitePage'

test('an inquiry sent before the form’s script has loaded waits for it', async ({ page }) => {
  const script = await hold(page, '**/site/mountInquiry-*')
  const sending = await hold(page, '**/api/leads', { status: 201, json: {} })
  await open(page, '/contact')
  await fillInquiry(page)
  // React, which listens there, must not send it as well if it hydrates between the two clicks.
  const place = page.locator('[data-island=inquiry]')
  await place.evaluate((element) => {
    element.addEventListener('submit', () => element.setAttribute('data-submitted', ''))
  })
  await sendButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(place).not.toHaveAttribute('data-submitted')
  script.release()
  await expect.poll(() => sending.requests.length).toBe(1)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  sending.release()
  await expect(receiptOf(page)).toContainText('38 homestays')
  expect(sending.requests.map((request) => request.postDataJSON().fullName)).toEqual(['Meera Nair'])
})

test('an incomplete inquiry sent before the form’s script has loaded can be sent after it', async ({
  page,
}) => {
  const script = await hold(page, '**/site/mountInquiry-*')
  await open(page, '/contact')
  await page.getByLabel('Full name').fill('Meera Nair')
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  script.release()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(sendButton(page)).toBeVisible()
})

test('where the form’s script cannot be loaded, the browser sends the inquiry', async ({ page }) => {
  await page.route('**/site/mountInquiry-*', (route) => route.abort())
  await open(page, '/contact')
  await fillInquiry(page, unique())
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/thank-you\?draft=[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!')
})

test('where no script of the site can be loaded, the browser sends the inquiry', async ({ page }) => {
  await page.route('**/_next/static/site/*.js', (route) => route.abort())
  await page.goto('/contact')
  await fillInquiry(page, unique())
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/thank-you\?draft=[\w-]+$/)
})

test('where the notifications cannot be loaded, the form says that the inquiry has arrived', async ({
  page,
}) => {
  await page.route('**/site/mountToasts-*', (route) => route.abort())
  await open(page, '/contact')
  await fillInquiry(page, unique())
  await sendButton(page).click()
  await expect(receiptOf(page)).toContainText('38 homestays')
})

test('offline before the form’s script has loaded, the text stays, and can be sent once back', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().includes('/api/leads')) sent.push(answer.url())
  })
  await open(page, '/contact')
  await context.setOffline(true)
  await fillInquiry(page, unique())
  await sendButton(page).click()
  await expect(page.getByRole('status').getByText("You're offline. Your text is safe here")).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Project description')).toHaveValue(/38 homestays/)
  await context.setOffline(false)
  await sendButton(page).click()
  await expect(
    page.getByText("We've got your inquiry").or(page.getByText('Message Sent!')).first(),
  ).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a title that looks like a script is text in the form of its page', async ({ page, product }) => {
  const title = `</script><script>globalThis.injected = true</script> ${unique()}`
  const { id } = await product({ title })
  const answer = await page.request.get(`/products/${id}`)
  expect(await answer.text()).not.toContain('<script>globalThis')
  await open(page, `/products/${id}`)
  await expect(page.getByLabel('Project description')).toHaveValue(`I'm interested in ${title}. `)
  const script = page.waitForResponse('**/site/mountInquiry-*')
  await page.getByLabel('Full name').fill('Meera Nair')
  await script
  // Only React says so.
  await sendButton(page).click()
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Project description')).toHaveValue(`I'm interested in ${title}. `)
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false)
})
