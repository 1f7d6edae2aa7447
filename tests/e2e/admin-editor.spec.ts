import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, notification, test } from './backOffice'
import { cardOf, choose, deleteCard, startWriting, textOf } from './backOfficePage'
import { insert } from './byKeyboard'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { unique } from './posts'

const bytes = readFileSync('docs/images/home.webp')

const outline = (text: Locator) =>
  text.evaluate((root) => [...root.children].map((child) => `${child.tagName} ${child.textContent}`.trim()))

async function write(page: Page) {
  const dialog = await startWriting(page)
  const text = textOf(dialog)
  await text.focus()
  return { dialog, text, keyboard: page.keyboard }
}

test('Markdown is formatted as it is typed, and undo brings it back', async ({ editorPage: page }) => {
  const { dialog, text, keyboard } = await write(page)
  await keyboard.type('## Rows\nA **bold** word, `code` and [us](/about).\n')
  await keyboard.type('- one\n')
  await keyboard.press('Tab')
  await keyboard.type('two\n\n\n')
  await keyboard.type('```ts\nconst a = `**b**`\n\n')
  await keyboard.type('> Less is more.\n')
  await expect
    .poll(() => outline(text))
    .toEqual([
      'H2 Rows',
      'P A bold word, code and us.',
      'UL onetwo',
      'PRE const a = `**b**`',
      'BLOCKQUOTE Less is more.',
      'P',
    ])
  await expect(text.locator('strong')).toHaveText('bold')
  await expect(text.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/about')
  await expect(text.locator('li li')).toHaveText('two')
  await expect(dialog.getByText('· 16 words · 1 min read')).toBeVisible()

  await test.step('the language of code can be chosen by keyboard', async () => {
    const language = dialog.getByRole('combobox', { name: 'Code language' })
    for (const _ of ['quote', 'code']) await keyboard.press('ArrowUp')
    await expect(language).toHaveText('TypeScript')
    await expect(text.locator('pre')).toHaveAttribute('data-language', 'TypeScript')
    await expectAccessible(page)
    await keyboard.press('Shift+Tab')
    await expect(language).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.type('Rust')
    await expect(page.getByRole('option', { name: 'Rust' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(language).toHaveText('Rust')
    await expect(text.locator('pre')).toHaveAttribute('data-language', 'Rust')
    await expect(text.locator('pre')).toHaveText('const a = `**b**`')
    await keyboard.press('Tab')
    await keyboard.type('//')
    await expect(text.locator('pre')).toContainText('//')
    await keyboard.press('Control+End')
    await expect(language).toBeHidden()
  })

  await keyboard.type('1. ')
  await expect(text.locator('ol')).toHaveCount(1)
  await keyboard.press('Control+z')
  await expect(text.locator('ol')).toHaveCount(0)
  await expect(text.locator('p').last()).toHaveText('1.')
})

test('a slash at the start of a line inserts a block, by keyboard alone', async ({ editorPage: page }) => {
  const { text, keyboard } = await write(page)
  const menu = page.getByRole('listbox', { name: 'Insert' })
  const selected = menu.getByRole('option', { selected: true })

  await test.step('the first tool is selected, and the arrow keys move in a circle', async () => {
    await keyboard.type('/')
    await expect(selected).toHaveText('Heading 1')
    await expect(text).toBeFocused()
    await expectAccessible(page)
    await keyboard.press('ArrowUp')
    await expect(selected).toHaveText('Insert divider')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(selected).toHaveText('Heading 2')
    await expect(text).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '-')
    await keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await keyboard.type('Rows\n')
  })

  await test.step('typing filters', async () => {
    await keyboard.type('/hr')
    await expect(menu.getByRole('option')).toHaveText(['Insert divider'])
    await keyboard.press('Enter')
    await insert(page, 'num', 'Numbered list')
    await keyboard.type('one\n\n')
  })

  await test.step('Esc closes it, and the slash stays', async () => {
    await keyboard.type('/')
    await expect(menu).toBeVisible()
    await keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await keyboard.type('blog is a path')
    await expect(menu).toBeHidden()
    await keyboard.type('\nand/or')
    await expect(menu).toBeHidden()
  })
  await expect.poll(() => outline(text)).toEqual(['H2 Rows', 'HR', 'OL one', 'P /blog is a path', 'P and/or'])
  const ruled = await text.evaluate((root) =>
    ['hr', 'p'].map((name) => root.querySelector(name)?.getBoundingClientRect().width),
  )
  expect(ruled[0]).toBe(ruled[1])

  await test.step('a dialog opened from it returns to the text', async () => {
    await keyboard.type('\n')
    await insert(page, 'image', 'Insert image')
    const image = page.getByRole('dialog', { name: 'Insert image' })
    await image.getByLabel('Image URL').fill('/pictures/missing.webp')
    await keyboard.press('Enter')
    await expect(image).toBeHidden()
    await expect(text.locator('figure')).toHaveCount(1)
    await expect(text).not.toContainText('/image')
  })
})

/** Drops files onto the text, or pastes them. */
async function put(
  page: Page,
  text: Locator,
  how: 'drop' | 'paste',
  files: { name: string; type: string }[],
) {
  const data = await page.evaluateHandle(
    ({ given, content }) => {
      const transfer = new DataTransfer()
      const file = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      for (const { name, type } of given) transfer.items.add(new File([file], name, { type }))
      return transfer
    },
    { given: files, content: bytes.toString('base64') },
  )
  await text.evaluate(
    (element, [transfer, kind]) => {
      const { left, top } = element.getBoundingClientRect()
      const at = { clientX: left + 40, clientY: top + 30, bubbles: true, cancelable: true }
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...at, dataTransfer: transfer as DataTransfer })
          : new ClipboardEvent('paste', { ...at, clipboardData: transfer as DataTransfer }),
      )
    },
    [data, how] as const,
  )
}

test('an image is uploaded where it was put, with its alternative text asked for once', async ({
  editorPage: page,
}) => {
  const { dialog, text, keyboard } = await write(page)
  const form = dialog.getByRole('region', { name: 'Images to upload' })
  const alt = unique('A plan of the harbor')

  await test.step('from the toolbar: choose the file, describe it, done', async () => {
    await keyboard.type('Before\n')
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Upload image' }).click()
    await (await chooser).setFiles({ name: 'plan.webp', mimeType: 'image/webp', buffer: bytes })
    await expect(form.getByLabel('Alternative text for plan.webp')).toBeFocused()
    await expect(text.getByText('plan.webp needs alternative text')).toBeVisible()
    await expectAccessible(page)
    await keyboard.press('Enter')
    await expect(form.getByText('Describe the image in a few words.')).toBeVisible()
    await keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await form.getByLabel('Alternative text for plan.webp').focus()
    await keyboard.type(alt)
    await keyboard.press('Enter')
    await expect(text.getByRole('img', { name: alt })).toBeAttached()
    await expect(form).toBeHidden()
    await expect(text).toBeFocused()
  })

  await test.step('its caption', async () => {
    await text.getByRole('button', { name: `Change ${alt}` }).click()
    const image = page.getByRole('dialog', { name: 'Edit image' })
    await expect(image.getByLabel('Alternative text')).toHaveValue(alt)
    await image.getByLabel('Caption').fill('The harbor in 2026')
    await keyboard.press('Enter')
    await expect(text.locator('figcaption')).toHaveText('The harbor in 2026')
  })

  await test.step('undo takes the image away, and redo brings it back', async () => {
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(text.getByRole('img', { name: alt })).not.toBeAttached()
    await dialog.getByRole('button', { name: 'Redo' }).click()
    await expect(text.getByRole('img', { name: alt })).toBeAttached()
  })

  await test.step('what cannot be uploaded keeps its place and says why; a save waits for it', async () => {
    await put(page, text, 'drop', [{ name: 'notes.txt', type: 'text/plain' }])
    await expect(form.getByText('Unsupported file type.')).toBeVisible()
    await expect(text.getByText("notes.txt can't be uploaded")).toBeVisible()
    await keyboard.press('Control+s')
    await expect(notification(page, 'Upload or remove the new images first')).toBeVisible()
    await form.getByRole('button', { name: 'Dismiss notes.txt' }).click()
    await expect(form).toBeHidden()
    await expect(text.getByText('notes.txt')).toBeHidden()
  })

  await test.step('a failed upload can be tried again', async () => {
    await page.route('**/api/media?*', (route) => route.abort())
    await put(page, text, 'paste', [{ name: 'map.webp', type: 'image/webp' }])
    const field = form.getByLabel('Alternative text for map.webp')
    await field.fill(`${alt}, again`)
    await keyboard.press('Enter')
    await expect(form.getByText('The connection was lost.')).toBeVisible()
    await expect(text.getByText("map.webp couldn't be uploaded")).toBeVisible()
    await page.unroute('**/api/media?*')
    await form.getByRole('button', { name: 'Upload image' }).click()
    await expect(text.getByRole('img', { name: `${alt}, again` })).toBeAttached()
  })
})

test('what is typed or pasted while an image or a divider is selected goes below it', async ({
  editorPage: page,
}) => {
  const { dialog, text, keyboard } = await write(page)
  const picture = text.getByRole('img')
  await keyboard.type('Alpha\nBeta\n')
  await insert(page, 'image', 'Insert image')
  const image = page.getByRole('dialog', { name: 'Insert image' })
  await image.getByLabel('Image URL').fill('/apple-icon.png')
  await image.getByLabel('Alternative text').fill('A kite')
  await keyboard.press('Enter')
  await expect(picture).toBeVisible()
  await keyboard.type('Gamma\n')
  await insert(page, 'hr', 'Insert divider')
  await expect.poll(() => outline(text)).toEqual(['P Alpha', 'P Beta', 'DIV', 'P Gamma', 'HR', 'P'])

  async function select(block: Locator) {
    await text.getByText('Beta').first().click()
    await block.click()
  }

  await test.step('typed', async () => {
    await select(picture)
    await keyboard.type('xyz')
    await expect
      .poll(() => outline(text))
      .toEqual(['P Alpha', 'P Beta', 'DIV', 'P xyz', 'P Gamma', 'HR', 'P'])
    await select(text.locator('hr'))
    await keyboard.type('end')
    await expect
      .poll(() => outline(text))
      .toEqual(['P Alpha', 'P Beta', 'DIV', 'P xyz', 'P Gamma', 'HR', 'P end', 'P'])
  })

  await test.step('with an input method', async () => {
    await select(picture)
    const session = await page.context().newCDPSession(page)
    for (const composed of ['に', 'にほ'])
      await session.send('Input.imeSetComposition', {
        text: composed,
        selectionStart: composed.length,
        selectionEnd: composed.length,
      })
    await session.send('Input.insertText', { text: '日本' })
    await expect
      .poll(() => outline(text))
      .toEqual(['P Alpha', 'P Beta', 'DIV', 'P 日本', 'P xyz', 'P Gamma', 'HR', 'P end', 'P'])
  })

  await test.step('pasted', async () => {
    await text.getByText('Beta').dblclick()
    await keyboard.press('Control+c')
    await select(text.locator('hr'))
    await keyboard.press('Control+v')
    await expect.poll(async () => (await outline(text)).slice(-4)).toEqual(['HR', 'P Beta', 'P end', 'P'])
  })

  await test.step('other keys do what they did', async () => {
    await select(picture)
    await keyboard.press('Control+c')
    await keyboard.press('ArrowUp')
    await keyboard.type('!')
    await expect.poll(async () => (await outline(text))[1]).toBe('P Beta!')
    await select(picture)
    await keyboard.press('Backspace')
    await expect(picture).toBeHidden()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(picture).toBeVisible()
  })
})

test('a table is written by keyboard alone, and scrolls by itself on a phone', async ({
  editorPage: page,
  admin,
}) => {
  const title = unique('Sizes and prices')
  const { dialog, text, keyboard } = await write(page)
  const tools = dialog.getByRole('toolbar', { name: 'Table' })
  const wide = 'Unbreakable'.repeat(6)

  await test.step('insert, fill and change it', async () => {
    await insert(page, 'table', 'Insert table')
    for (const cell of ['Size', 'Price', wide, 'S', '₹100', 'x', 'M', '₹150']) {
      await keyboard.type(cell)
      await keyboard.press('Tab')
    }
    // The last cell adds a row.
    await keyboard.press('Tab')
    await keyboard.type('L')
    await expect(text.getByRole('row')).toHaveCount(4)
    await expectAccessible(page)
    await tools.getByRole('button', { name: 'Remove row' }).click()
    await expect(text.getByRole('row')).toHaveCount(3)
    await keyboard.press('Escape')
    await keyboard.press('Tab')
    await expect(text).not.toBeFocused()
  })

  await test.step('one that is inserted at the lower end comes into view', async () => {
    // The table's toolbar leaves, and the text may move under the pointer.
    await expect(async () => {
      await text.locator(':scope > p').last().click()
      await expect(tools).toBeHidden({ timeout: 500 })
    }).toPass()
    await keyboard.type('\n\n\n\n\n\n')
    await insert(page, 'table', 'Insert table')
    await expect(text.getByRole('table')).toHaveCount(2)
    await expect(text.getByRole('table').last().getByRole('row').last()).toBeInViewport({ ratio: 1 })
    await tools.getByRole('button', { name: 'Remove table' }).click()
    await expect(text.getByRole('table')).toHaveCount(1)
  })

  await test.step('it is saved, opened again, and shown to readers', async () => {
    await dialog.getByLabel('Title', { exact: false }).first().fill(title)
    await dialog.getByLabel('Excerpt').fill('On sizes.')
    await choose(dialog.getByRole('combobox', { name: 'Category' }), 'Tutorials')
    await dialog.getByRole('switch', { name: 'Published' }).click()
    await dialog.getByRole('button', { name: 'Save Post' }).click()
    await expect(dialog).toBeHidden()
    await cardOf(page, title).getByRole('button', { name: 'Edit' }).click()
    const again = textOf(page.getByRole('dialog', { name: 'Edit Blog Post' }))
    await expect(again.getByRole('columnheader')).toHaveText(['Size', 'Price', wide])
    await expect(again.getByRole('cell')).toHaveText(['S', '₹100', 'x', 'M', '₹150', ''])

    const reader = await page.context().newPage()
    await reader.setViewportSize({ width: 360, height: 740 })
    await reader.goto(`/blog/${title.toLowerCase().replaceAll(' ', '-')}`)
    const region = reader.getByRole('region', { name: `Size, Price, ${wide}` })
    await expect(region.getByRole('columnheader')).toHaveText(['Size', 'Price', wide])
    await expectNoHorizontalScroll(reader)
    await expectAccessible(reader)
    await region.focus()
    await reader.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await reader.close()
  })

  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  // Editors don't delete what is published.
  await admin.page.goto('/admin/blogs')
  await deleteCard(cardOf(admin.page, title), 'Are you sure you want to delete this post?')
})

test('words are found and replaced by keyboard alone, and all replacements are one step', async ({
  editorPage: page,
}) => {
  const { dialog, text, keyboard } = await write(page)
  await keyboard.type('## Vans\nA van, **vans** and a VAN.\n')
  await keyboard.type('- van')
  const bar = dialog.getByRole('search', { name: 'Find and replace' })
  const status = bar.getByRole('status')
  const highlighted = () =>
    page.evaluate(() => ['found', 'found-current'].map((name) => CSS.highlights.get(name)?.size ?? 0))

  await test.step('it counts, and goes round from the cursor', async () => {
    await keyboard.press('Control+Home')
    await keyboard.press('Control+Shift+F')
    await expect(bar.getByRole('textbox', { name: 'Find' })).toBeFocused()
    await keyboard.type('van')
    await expect(status).toHaveText('1 of 5')
    await expect.poll(highlighted).toEqual([4, 1])
    await keyboard.press('Enter')
    await expect(status).toHaveText('2 of 5')
    for (const _ of ['first', 'last']) await keyboard.press('Shift+Enter')
    await expect(status).toHaveText('5 of 5')
    await keyboard.press('Enter')
    await expect(status).toHaveText('1 of 5')
    await expectAccessible(page)
  })

  await test.step('on a phone it takes two lines', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    expect((await bar.boundingBox())?.height).toBeLessThan(100)
    await expectNoHorizontalScroll(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('case can matter', async () => {
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(status).toHaveText('1 of 3')
    await expect(bar.getByRole('button', { name: 'Match case' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('one is replaced, then all the others at once', async () => {
    await bar.getByRole('textbox', { name: 'Replace with' }).focus()
    await keyboard.type('lorry van')
    await keyboard.press('Enter')
    await expect(text.locator('p')).toHaveText('A lorry van, vans and a VAN.')
    await expect(bar.getByRole('textbox', { name: 'Replace with' })).toBeFocused()
    // Not the one in what was put in.
    await expect(status).toHaveText('2 of 3')
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('cart')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(status).toHaveText('Replaced 3')
    await expect(text.locator('p')).toHaveText('A lorry cart, carts and a VAN.')
    await expect(text.locator('strong')).toHaveText('carts')
    await expect(text.locator('li')).toHaveText('cart')
  })

  await test.step('Esc returns to the text, and undo brings all of them back', async () => {
    await keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await expect(text).toBeFocused()
    expect(await highlighted()).toEqual([0, 0])
    await keyboard.press('Control+z')
    await expect(text.locator('p')).toHaveText('A lorry van, vans and a VAN.')
    await expect(text.locator('li')).toHaveText('van')
    await keyboard.press('Control+z')
    await expect(text.locator('p')).toHaveText('A van, vans and a VAN.')
  })

  await test.step('it fits on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await keyboard.press('Control+Shift+F')
    await keyboard.type('cars')
    await expect(status).toHaveText('No results')
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  })
})
