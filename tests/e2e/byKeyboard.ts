import { expect, type Locator, type Page } from '@playwright/test'

/** Whether the focused control is in view, and it or a box around it is outlined. */
const isFocusShown = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { left, top, right, bottom } = focused.getBoundingClientRect()
    const isInView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
    const boxes = [focused, focused.parentElement, focused.parentElement?.parentElement]
    const isOutlined = boxes.some((box) => {
      if (!box) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(box)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
    return isInView && isOutlined
  })

export const expectFocusShown = (page: Page) =>
  expect.poll(() => isFocusShown(page), 'the focus is in view and outlined').toBe(true)

/** More than any screen has controls. */
const maxPresses = 250

/** Presses Tab, or Shift+Tab, until a control has the focus, which shows. */
async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = control.page()
  await expect(control).toBeVisible()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; !(await isFocused()); presses += 1) {
    if (presses === maxPresses) throw new Error(`${key} doesn't reach ${control}.`)
    await page.keyboard.press(key)
  }
  await expectFocusShown(page)
}

/** Goes to a control and presses it. */
export async function press(control: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(control, key)
  await control.page().keyboard.press('Enter')
}

/** Goes to a field and types over what it contains. */
export async function typeInto(field: Locator, text: string, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(field, key)
  await field.page().keyboard.press('Control+a')
  await field.page().keyboard.type(text)
}

/** Opens a combobox and chooses the option that starts with these letters. */
export async function choose(select: Locator, option: string, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  const page = select.page()
  await press(select, key)
  const wanted = page.getByRole('option', { name: option, exact: true })
  await expect(wanted).toBeVisible()
  await page.keyboard.type(option)
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(wanted).toBeHidden()
}

/** Chooses an option, after which the combobox has the focus again. */
export async function pick(select: Locator, option: string, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await choose(select, option, key)
  await expect(select).toBeFocused()
}

/** Inserts what the text's slash menu offers for a word. */
export async function insert(page: Page, word: string, option: string): Promise<void> {
  await page.keyboard.type(`/${word}`)
  await expect(page.getByRole('listbox', { name: 'Insert' }).getByRole('option').first()).toHaveText(option)
  await page.keyboard.press('Enter')
}
