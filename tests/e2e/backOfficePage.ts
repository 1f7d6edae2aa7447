import { expect, type Locator, type Page } from '@playwright/test'

/** An entry of a list, by its title or name. */
export const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

/** Chooses an option of a combobox. */
export async function choose(select: Locator, option: string | RegExp): Promise<void> {
  await select.click()
  await select.page().getByRole('option', { name: option, exact: true }).click()
}

/** The question that comes before a lead is set to Rejected. */
export const lossQuestion = (page: Page) => page.getByRole('dialog', { name: /^Why w.* lost\?$/ })

/** Answers it. */
export async function answerLoss(page: Page, reason = 'Price'): Promise<void> {
  const dialog = lossQuestion(page)
  await choose(dialog.getByRole('combobox', { name: 'Reason' }), reason)
  await dialog.getByRole('button', { name: 'Set to Rejected' }).click()
  await expect(dialog).toBeHidden()
}

/** Deletes an entry, and confirms it. */
export async function deleteCard(card: Locator, question: string): Promise<void> {
  await card.getByRole('button', { name: 'Delete' }).click()
  const confirmation = card.page().getByRole('alertdialog', { name: question })
  await confirmation.getByRole('button', { name: 'Delete' }).click()
}

/** The editor of a post's content. */
export const textOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Content' })

/** Opens the dialog of a new post. */
export async function startWriting(page: Page): Promise<Locator> {
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: 'Write Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' })
  await expect(textOf(dialog)).toBeVisible()
  return dialog
}
