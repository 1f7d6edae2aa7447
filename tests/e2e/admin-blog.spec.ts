import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
import { expect, letBrowserAsk, notification, test } from './backOffice'
import { cardOf, choose, deleteCard, startWriting, textOf } from './backOfficePage'
import { hold } from './hold'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { unique } from './posts'

const tool = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true })
const deletion = 'Are you sure you want to delete this post?'
const picture = readFileSync('docs/images/home.webp')

/** The structure of a text: elements, alignment, content and words, without the public page's heading links. */
const outline = (text: Locator) =>
  text.evaluate((root) =>
    [...root.children].map((child) => {
      const inside = [...child.querySelectorAll('*:not([href^="#"])')].map(({ tagName }) => tagName)
      const { textAlign } = (child as HTMLElement).style
      return [child.tagName, textAlign, inside.join(' '), child.textContent?.trim()]
        .filter(Boolean)
        .join(' | ')
    }),
  )

/** Pastes from a word processor into the text. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    clipboardData.setData('text/plain', 'not this')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }, html)

/** Drops files into a dialog. */
async function drop(page: Page, dialog: Locator, files: { name: string; type: string; bytes: Buffer }[]) {
  const dataTransfer = await page.evaluateHandle(
    (dropped) => {
      const data = new DataTransfer()
      for (const { name, type, bytes } of dropped)
        data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type }))
      return data
    },
    files.map((file) => ({ ...file, bytes: file.bytes.toString('base64') })),
  )
  await dialog.dispatchEvent('dragover', { dataTransfer })
  await dialog.dispatchEvent('drop', { dataTransfer })
}

test('an editor writes with every tool, and readers see exactly that', async ({
  editorPage: page,
  admin,
}) => {
  test.slow()
  const title = unique('Why tables still work')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const dialog = await startWriting(page)
  const text = textOf(dialog)
  const { keyboard } = page
  const use = (name: string) => tool(dialog, name).click()
  const line = async (words: string) => {
    await keyboard.type(words)
    await keyboard.press('Enter')
  }

  await test.step('slug and meta title follow the title', async () => {
    await dialog.getByLabel('Title', { exact: false }).first().fill(title)
    await expect(dialog.getByLabel('Slug')).toHaveValue(slug)
    await expect(dialog.getByLabel('Meta title')).toHaveValue(title)
    await expect(dialog.getByText(`${title.length}/60`)).toBeVisible()
    await dialog.getByLabel('Excerpt').fill('On rows and columns.')
    await expect(dialog.getByText('20/160')).toBeVisible()
    await choose(dialog.getByRole('combobox', { name: 'Category' }), 'UI/UX Design')
    await dialog.getByLabel('Tags').fill('tables, ,design ')
  })

  await test.step('headings, formats, lists and alignment', async () => {
    await text.click()
    await expect(text).toHaveCSS('min-height', '300px')
    for (const name of ['Heading 1', 'Heading 2', 'Heading 3', 'Paragraph']) {
      await use(name)
      await expect(tool(dialog, name)).toHaveAttribute('aria-pressed', 'true')
      await line(name)
    }
    for (const name of ['Bold', 'Italic', 'Underline', 'Strikethrough']) {
      await use(name)
      await expect(tool(dialog, name)).toHaveAttribute('aria-pressed', 'true')
      await keyboard.type(name)
      await use(name)
      await keyboard.type(' ')
    }
    await keyboard.press('Enter')
    for (const list of ['Bullet list', 'Numbered list']) {
      await use(list)
      await line('one')
      await line('two')
      await keyboard.press('Enter')
    }
    for (const side of ['Align center', 'Align right', 'Align left']) {
      await use(side)
      await line(side)
    }
  })

  await test.step('a link; a script URL is refused', async () => {
    await keyboard.type('See ')
    await keyboard.press('Control+k')
    const linkDialog = page.getByRole('dialog', { name: 'Insert link' })
    await linkDialog.getByLabel('URL').fill('javascript:alert(1)')
    await keyboard.press('Enter')
    await expect(linkDialog.getByText('Enter a URL or email address')).toBeVisible()
    await linkDialog.getByLabel('URL').fill('example.com/tables')
    await linkDialog.getByLabel('Text').fill('tables')
    await keyboard.press('Enter')
    await expect(linkDialog).toBeHidden()
    await expect(text).toBeFocused()
    await keyboard.type(' now.')
    await keyboard.press('Enter')
  })

  await test.step('a code block, without formats inside', async () => {
    await use('Code block')
    await expect(tool(dialog, 'Bold')).toBeDisabled()
    await line('if (row) {')
    await line('  draw(row)')
    // An empty line at the end leaves the code.
    await keyboard.press('Enter')
    await keyboard.type('Last words')
  })

  const image = await test.step('an image from the library, with its alternative text', async () => {
    await use('Insert image')
    const imageDialog = page.getByRole('dialog', { name: 'Insert image' })
    await imageDialog.getByLabel('Image URL').fill('/kitewing/../api/media/file/none.webp')
    await imageDialog.getByRole('button', { name: 'Choose from library' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose an image' })
    await picker.getByRole('radio').first().check()
    await picker.getByRole('button', { name: 'Use image' }).click()
    const alt = await imageDialog.getByLabel('Alternative text').inputValue()
    expect(alt).not.toBe('')
    await imageDialog.getByRole('button', { name: 'Insert image' }).click()
    await expect(text.getByRole('img', { name: alt })).toBeVisible()
    return text.getByRole('img', { name: alt })
  })

  await test.step('the characters are counted without markup', async () => {
    const characters = await text.evaluate((root) =>
      [...root.querySelectorAll('[data-lexical-text]')].reduce(
        (sum, node) => sum + (node.textContent ?? '').length,
        0,
      ),
    )
    await expect(dialog.getByText(`${characters} characters`)).toBeVisible()
  })

  await test.step('undo and redo; the toolbar is one tab stop, with arrow keys inside', async () => {
    await keyboard.press('Control+z')
    await expect(image).toBeHidden()
    await use('Redo')
    await expect(image).toBeVisible()
    await tool(dialog, 'Heading 1').focus()
    await keyboard.press('ArrowRight')
    await expect(tool(dialog, 'Heading 2')).toBeFocused()
    await keyboard.press('End')
    await expect(tool(dialog, 'Preview')).toBeFocused()
  })

  const expected = await test.step('the preview shows the text, and disables the tools', async () => {
    await keyboard.press('Enter')
    const preview = dialog.getByRole('article', { name: 'Preview' })
    await expect(preview).toBeVisible()
    for (const button of await dialog.getByRole('toolbar').getByRole('button').all())
      if ((await button.textContent()) !== 'Preview') await expect(button).toBeDisabled()
    const shown = await outline(preview)
    expect(shown).toEqual([
      // Below the article's title, which is the only first-level heading.
      'H2 | Heading 1',
      'H3 | Heading 2',
      'H4 | Heading 3',
      'P | Paragraph',
      'P | STRONG EM U S | Bold Italic Underline Strikethrough',
      'UL | LI LI | onetwo',
      'OL | LI LI | onetwo',
      'P | center | Align center',
      'P | right | Align right',
      'P | Align left',
      'P | A | See tables now.',
      expect.stringMatching(/^PRE \| CODE.* \| if \(row\) \{\n {2}draw\(row\)$/),
      'P | Last words',
      'PICTURE | SOURCE IMG',
    ])
    await use('Preview')
    await expect(tool(dialog, 'Bold')).toBeEnabled()
    await expectAccessible(page)
    return shown
  })

  const card = cardOf(page, title)

  await test.step('the editor publishes it, and its card shows every detail', async () => {
    await dialog.getByRole('switch', { name: 'Published' }).click()
    await dialog.getByRole('switch', { name: 'Featured' }).click()
    await dialog.getByRole('button', { name: 'Save Post' }).click()
    await expect(notification(page, 'Blog post created successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    for (const words of [
      'Featured',
      'On rows and columns.',
      'Kitewing Team · UI/UX Design',
      '1 min read',
      '0 views',
    ])
      await expect(card).toContainText(words)
    const tags = card.getByRole('list', { name: 'Tags' }).getByRole('listitem')
    await expect(tags).toHaveText(['tables', 'design'])
    await expect(card.getByText('Draft')).toBeHidden()
  })

  await test.step('readers see what the preview showed', async () => {
    const reader = await page.context().newPage()
    await reader.goto(`/blog/${slug}`)
    expect(await outline(reader.locator('article .prose'))).toEqual(expected)
    await expect(reader.getByRole('link', { name: 'tables', exact: true })).toHaveAttribute(
      'href',
      'https://example.com/tables',
    )
    await reader.close()
  })

  // Published, so an admin deletes it.
  const listed = cardOf(admin.page, title)
  await admin.page.goto('/admin/blogs')
  await deleteCard(listed, deletion)
  await expect(listed).toBeHidden()
})

test('a post taken back from the site keeps its text, until it is deleted', async ({
  admin: { page },
  post,
}) => {
  const { title, slug } = await post({
    content:
      '<h2>Why</h2><p style="text-align: center"><strong>Bold</strong> and <a href="https://example.com/">linked</a></p>' +
      '<ul><li>one</li></ul><pre><code>if (row) {\n  draw(row)</code></pre><p>Last words</p>',
  })
  const card = cardOf(page, title)
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' })
  const reader = await page.context().newPage()
  await reader.goto(`/blog/${slug}`)
  const published = await outline(reader.locator('article .prose'))

  await test.step('as a draft it is gone from the site', async () => {
    await page.goto('/admin/blogs')
    await card.getByRole('button', { name: 'Edit' }).click()
    await expect(textOf(dialog)).toContainText('Last words')
    await dialog.getByRole('switch', { name: 'Published' }).click()
    await dialog.getByRole('button', { name: 'Save Post' }).click()
    await expect(notification(page, 'Blog post updated successfully!')).toBeVisible()
    await expect(card.getByText('Draft')).toBeVisible()
    expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(404)
    await reader.close()
  })

  await test.step('its preview shows what readers saw', async () => {
    await card.getByRole('button', { name: 'Edit' }).click()
    await tool(dialog, 'Preview').click()
    expect(await outline(dialog.getByRole('article', { name: 'Preview' }))).toEqual(published)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('it is deleted', async () => {
    await deleteCard(card, deletion)
    await expect(notification(page, 'Blog post deleted successfully!')).toBeVisible()
    await expect(card).toBeHidden()
  })
})

test('missing and invalid fields are reported, and nothing typed is lost', async ({
  admin: { page, bearer },
  post,
}) => {
  const other = await post({ title: 'Other', isPublished: false })
  const dialog = await startWriting(page)
  const title = dialog.getByLabel('Title', { exact: false }).first()
  const save = dialog.getByRole('button', { name: 'Save Post' })

  await test.step('an empty form names every required field', async () => {
    await save.click()
    await expect(notification(page, 'Missing Information')).toContainText(
      'Please fill in all required fields.',
    )
    for (const name of ['title', 'slug', 'category'])
      await expect(dialog.getByText(`A ${name} is required.`)).toBeVisible()
    await expect(dialog.getByText('An excerpt is required.')).toBeVisible()
    await expect(dialog.getByText('Content is required.')).toBeVisible()
    await expect(title).toBeFocused()
  })

  await test.step('search and social previews warn while typing', async () => {
    const seo = dialog.getByRole('region', { name: 'Search and social' })
    await title.fill('Other')
    await expect(seo.getByText('Another post has this title: “Other”.')).toBeVisible()
    await title.fill('Pasted')
    await expect(seo.getByText('Another post has this title')).toBeHidden()
    await expect(seo.getByText('The title has only 6 characters')).toBeVisible()
    await expect(seo.getByText('Add an excerpt')).toBeVisible()
    const result = seo.getByRole('figure', { name: 'Search preview' })
    await expect(result).toContainText(/Pasted · \S+/)
    await expect(result).toContainText('› blog › pasted')
    await expect(seo.getByRole('figure', { name: 'Social preview' })).toContainText('Pasted')
  })

  await test.step('a text is pasted from a word processor', async () => {
    await dialog.getByLabel('Excerpt').fill('What a word processor wrote.')
    await choose(dialog.getByRole('combobox', { name: 'Category' }), 'Tutorials')
    await textOf(dialog).click()
    await paste(
      textOf(dialog),
      '<b style="font-weight:normal" id="docs-internal-guid-1"><h2><span style="font-weight:400">Head</span></h2>' +
        '<p><span style="font-weight:700">fat</span> <span style="color:red">red</span></p></b><script>x</script>' +
        '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>point</p>',
    )
    await expect(dialog.getByText('16 characters')).toBeVisible()
  })

  await test.step('a taken slug is reported at its field', async () => {
    await dialog.getByLabel('Slug').fill(other.slug)
    await save.click()
    await expect(notification(page, 'Failed to create blog post')).toBeVisible()
    await expect(dialog.getByText('This slug is already taken.')).toBeVisible()
    await expect(dialog.getByLabel('Slug')).toBeFocused()
  })

  const slug = unique('mine').replace(' ', '-')

  await test.step('while the server is away the dialog stays open, and survives a reload', async () => {
    await dialog.getByLabel('Slug').fill(slug)
    await page.route('**/api/admin/blog-posts', (route) => route.fulfill({ status: 503, body: 'away' }))
    await save.click()
    await expect(notification(page, 'Failed to create blog post')).toBeVisible()
    await expect(save).toBeEnabled()
    await page.unroute('**/api/admin/blog-posts')
    page.once('dialog', (leave) => leave.accept())
    await page.reload()
    await expect(dialog.getByText('Unsaved changes restored.')).toBeVisible()
    await expect(textOf(dialog)).toContainText('point')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
  })

  await test.step('on a phone it is accessible in both themes, and can be saved', async () => {
    await page.setViewportSize({ width: 360, height: 760 })
    await expectAccessibleInBothThemes(page)
    await expectNoHorizontalScroll(page)
    await save.click()
    await expect(notification(page, 'Blog post created successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('it is stored as a draft, the pasted text without foreign styles', async () => {
    expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)
    const list = await page.request.get('/api/admin/blog-posts?search=Pasted', { headers: bearer })
    const stored = (await list.json()).find((one: { slug: string }) => one.slug === slug)
    expect(stored).toMatchObject({
      isPublished: false,
      metaDescription: 'What a word processor wrote.',
      content: '<h2>Head</h2><p><strong>fat</strong> red</p><ul><li>point</li></ul>',
    })
    await page.request.delete(`/api/admin/blog-posts/${stored.id}`, { headers: bearer })
  })
})

test('images dropped into the library get their alternative text', async ({ admin: { page } }) => {
  const name = `${unique('desk').replace(' ', '-')}.webp`
  const dialog = await startWriting(page)
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  const upload = picker.getByRole('button', { name: 'Upload image', exact: true })

  await test.step('dropped files that are no images are refused', async () => {
    await dialog.getByRole('button', { name: 'Choose from library' }).click()
    await expect(picker.getByRole('radio').first()).toBeVisible()
    await expectAccessible(page)
    await drop(page, picker, [
      { name, type: 'image/webp', bytes: picture },
      { name: 'drawing.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') },
      { name: 'fake.png', type: 'image/png', bytes: Buffer.from('no picture') },
    ])
    await expect(picker.getByText('Unsupported file type.')).toBeVisible()
    await expect(picker.getByText("We couldn't read this image.")).toBeVisible()
    await picker.getByRole('button', { name: 'Dismiss fake.png' }).click()
  })

  await test.step('the upload needs alternative text', async () => {
    await upload.click()
    const alt = picker.getByLabel(`Alternative text for ${name}`)
    await expect(alt).toBeFocused()
    await expect(alt).toHaveAttribute('aria-invalid', 'true')
    await alt.fill(`A desk, ${name}`)
  })

  await test.step('the upload shows its progress', async () => {
    const { release } = await hold(page, '**/api/media?depth=0')
    await upload.click()
    await expect(picker.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible()
    await expect(picker.getByRole('button', { name: 'Uploading…' })).toBeDisabled()
    release()
  })

  await test.step('the new image is found by its name, and already chosen', async () => {
    await picker.getByLabel('Search images').fill(name.slice(0, -5))
    await expect(picker.getByText('1 image', { exact: true })).toBeVisible()
    await expect(picker.getByRole('radio', { name: `A desk, ${name}` })).toBeChecked()
    await picker.getByLabel('Search images').fill('nothing has this name')
    await expect(picker.getByText('No images found')).toBeVisible()
    await picker.getByRole('button', { name: 'Use image' }).click()
    await expect(dialog.getByLabel('Featured image')).toHaveValue(/^\/api\/media\/file\/desk-.+\.webp$/)
    await expect(dialog.getByRole('button', { name: 'Choose from library' })).toBeFocused()
  })
})

test('an empty blog explains itself, and a failed one offers a retry', async ({ admin: { page } }) => {
  await letBrowserAsk(page)
  let answer = { status: 503, body: 'away', headers: {} as Record<string, string> }
  await page.route('**/api/admin/blog-posts?*', (route) => route.fulfill(answer))
  await page.goto('/admin/blogs')
  await expect(page.getByText("Posts couldn't be loaded")).toBeVisible()
  answer = { status: 200, body: '[]', headers: { 'content-type': 'application/json', 'x-total-count': '0' } }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No blog posts yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write First Post' }).click()
  await expect(page.getByRole('dialog', { name: 'Create New Blog Post' })).toBeVisible()
})
