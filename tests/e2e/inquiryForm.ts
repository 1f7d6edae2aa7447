import type { Page } from '@playwright/test'

/** Fills in the required fields of the English inquiry form. */
export async function fillInquiry(page: Page, fullName = 'Meera Nair'): Promise<void> {
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Email address').fill('meera@saltpan.example')
  await page.getByLabel('Service type').selectOption({ label: 'Web Development' })
  await page.getByLabel('Project description').fill('A booking site for 38 homestays, by March.')
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })

/** What takes the form's place once the inquiry has arrived. */
export const receiptOf = (page: Page) => page.getByRole('region', { name: "We've got your inquiry" })

/** The notification of a page of the site. */
export const toastOf = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
