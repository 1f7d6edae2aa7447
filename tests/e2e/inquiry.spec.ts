import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { open } from './sitePage'

const notification = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

async function fill(page: Page, fullName: string): Promise<void> {
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Email address').fill('meera@saltpan.example')
  await page.getByLabel('Service type').selectOption({ label: 'Web Development' })
  await page.getByLabel('Project description').fill('A booking site for 38 homestays, by March.')
}

test('an inquiry is sent once, whoever clicks twice, and the form is emptied', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postDataJSON())
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await open(page, '/')
  await fill(page, 'Meera Nair')
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(notification(page)).toContainText('Message Sent!')
  await expect(notification(page)).toContainText(
    "Thank you for your interest! We'll contact you within 24 hours.",
  )
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByLabel('Service type')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  expect(sent).toEqual([
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

test('with a required field empty nothing is sent, and the first of them is to be filled', async ({
  page,
}) => {
  let requests = 0
  await page.route('**/api/leads', (route) => {
    requests += 1
    return route.abort()
  })
  await open(page, '/')
  await page.getByLabel('Full name').fill('Meera Nair')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(notification(page)).toContainText('Missing Information')
  await expect(notification(page)).toContainText('Please fill in all required fields.')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Full name')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Phone number')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Email address').fill('meera@saltpan.example')
  await expect(page.getByLabel('Email address')).not.toHaveAttribute('aria-invalid')
  expect(requests).toBe(0)
})

test('what could not be sent is kept, and can be sent again', async ({ page }) => {
  await open(page, '/')
  await page.route('**/api/leads', (route) => route.abort(), { times: 1 })
  await fill(page, 'Tomás Ferreira')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(notification(page)).toContainText('Error')
  await expect(notification(page)).toContainText('Failed to send message. Please try again.')
  await expect(page.getByLabel('Full name')).toHaveValue('Tomás Ferreira')
  await expect(page.getByLabel('Project description')).toHaveValue(/38 homestays/)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(notification(page)).toHaveCount(1)
  await expect(notification(page)).toContainText('Message Sent!')
})

test('F8 leads to the notifications, Escape and time close them', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(notification(page)).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(notification(page)).toBeHidden()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(notification(page)).toBeVisible()
  await page.clock.runFor(5500)
  await expect(notification(page)).toBeHidden()
})

test('the bait field is out of the way of people', async ({ page }) => {
  await open(page, '/')
  const bait = page.locator('input[name=website]')
  await expect(bait).toHaveAttribute('tabindex', '-1')
  await expect(bait).toHaveAttribute('autocomplete', 'off')
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
})
