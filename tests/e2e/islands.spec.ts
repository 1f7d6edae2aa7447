import type { Page } from '@playwright/test'
import { unique } from './catalog'
import { expect, test } from './fixtures'
import { open } from './sitePage'

const panel = (page: Page) => page.getByRole('region', { name: "We've got your inquiry" })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

async function fill(page: Page, fullName: string): Promise<void> {
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Email address').fill('meera@saltpan.example')
  await page.getByLabel('Service type').selectOption({ label: 'Web Development' })
  await page.getByLabel('Project description').fill('A booking site for 38 homestays, by March.')
}

test('an inquiry sent before the form’s script has loaded waits for it', async ({ page }) => {
  let load = () => {}
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/site/mountInquiry-*', async (route) => {
    await loading
    await route.continue()
  })
  const sent: { fullName: string }[] = []
  await page.route('**/api/leads', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: {} })
  })
  await open(page, '/contact')
  await fill(page, 'Meera Nair')
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  load()
  await expect(panel(page)).toContainText('38 homestays')
  expect(sent.map(({ fullName }) => fullName)).toEqual(['Meera Nair'])
})

test('where the form’s script cannot be loaded, the browser sends the inquiry', async ({ page }) => {
  await page.route('**/site/mountInquiry-*', (route) => route.abort())
  await open(page, '/contact')
  await fill(page, unique())
  await send(page)
  await expect(page).toHaveURL(/\/thank-you\?draft=[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!')
})
