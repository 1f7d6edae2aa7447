import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible'
import { expect, notification, test } from './backOffice'
import { choose } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { unique } from './posts'

const png = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const pictures = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('button')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Image' })

test('an editor uploads, describes, focuses, replaces and deletes images', async ({ editorPage: page }) => {
  test.slow()
  const mark = unique('Kétch').replace(' ', '-')
  const dialog = dialogOf(page)
  await page.goto('/admin/media')
  await expect(pictures(page).first()).toBeVisible()
  // Payload's own list is for admins.
  await expect(page.getByRole('link', { name: 'Advanced' })).toBeHidden()
  await expectAccessible(page)

  await test.step('valid files are uploaded, the others say what they lack', async () => {
    await page.getByLabel('Images to upload').setInputFiles([
      { name: 'one.png', mimeType: 'image/png', buffer: await png('#c00') },
      { name: 'two.png', mimeType: 'image/png', buffer: await png('#00c') },
      { name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    ])
    const waiting = page.getByRole('list', { name: 'New images' }).getByRole('listitem')
    await expect(waiting.nth(3)).toContainText('This file is empty.')
    await page.getByLabel('Alternative text for one.png').fill(`${mark} in red`)
    await expect(waiting.nth(2)).toContainText("We couldn't read this image.")
    await page.getByRole('button', { name: 'Upload 2 images' }).click()
    await expect(waiting).toHaveCount(3)
    await expect(page.getByLabel('Alternative text for two.png')).toBeFocused()
    for (const name of ['Remove two.png', 'Dismiss bad.png', 'Dismiss empty.png'])
      await page.getByRole('button', { name }).click()
  })

  await test.step('an image is found regardless of accents and case', async () => {
    const folded = mark.replace('é', 'e').toUpperCase()
    await page.getByLabel('Search images').fill(folded)
    await expect(page.getByText('1 image', { exact: true })).toBeVisible()
    await pictures(page).first().click()
    await expect(dialog.getByText('Not used anywhere.')).toBeVisible()
  })

  await test.step('the focal point is set by arrow keys or a click', async () => {
    const point = dialog.getByRole('button', { name: /^Focal point/ })
    await point.focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(dialog.getByText('40% from the left, 49% from the top')).toBeVisible()
    await point.click({ position: { x: 10, y: 10 } })
    await expect(dialog.getByText(/ \d% from the left, \d% from the top/)).toBeVisible()
  })

  await test.step('the editor replaces file, tags and alternative text', async () => {
    await dialog.getByLabel('Tags').fill(` ${mark}, Boats ,boats`)
    await dialog.getByLabel('Alternative text').fill(' ')
    await dialog
      .getByLabel('Replacement file')
      .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: await png('#0a0', 900, 300) })
    await dialog.getByRole('button', { name: 'Save Image' }).click()
    await expect(dialog.getByText('Describe the image in a few words.')).toBeVisible()
    await dialog.getByLabel('Alternative text').fill(`${mark} in green`)
    await choose(dialog.getByRole('combobox', { name: 'Background' }), 'Sage')
    await dialog.getByRole('switch', { name: 'Inverted in dark mode' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save Image' }).click()
    await expect(notification(page, 'Image updated successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    const tile = pictures(page).first()
    await expect(tile).toContainText(`${mark} in green`)
    await expect(tile).toContainText('900 × 300')
    await expect(tile.locator('img')).toHaveCSS('background-color', 'rgb(210, 227, 212)')
    await expect(tile).toContainText(`#${mark.toLowerCase()} #boats`)
  })

  await test.step('the tag filter is part of the URL', async () => {
    await page.getByLabel('Search images').fill('')
    await choose(page.getByRole('combobox', { name: 'Tag' }), `${mark.toLowerCase()} (1)`)
    await expect(page.getByText('1 image', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 image', { exact: true })).toBeVisible()
  })

  await test.step('the editor deletes it on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 760 })
    await pictures(page).first().click()
    await expect(dialog.getByText('Not used anywhere.')).toBeVisible()
    await expectNoHorizontalScroll(page)
    await dialog.getByRole('button', { name: 'Delete image' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this image?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(notification(page, 'Image deleted successfully!')).toBeVisible()
    await expect(page.getByText('No images found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(pictures(page).first()).toBeVisible()
  })
})

test('of two people who edit one image, the second is asked, and keeps what only the first changed', async ({
  admin: { page, bearer },
}) => {
  const stored = await page.request.post('/api/media', {
    headers: bearer,
    multipart: {
      _payload: JSON.stringify({ alt: unique('A boat') }),
      file: { name: `${unique('boat')}.png`, mimeType: 'image/png', buffer: await png('#06c') },
    },
  })
  const { doc } = await stored.json()
  const path = `/api/media/${doc.id}`
  const dialog = dialogOf(page)
  await page.goto(`/admin/media?edit=${doc.id}`)
  await dialog.getByLabel('Alternative text').fill('Mine')
  const theirs = { alt: 'Theirs', tags: ['team'] }
  expect((await page.request.patch(path, { data: theirs, headers: bearer })).status()).toBe(200)
  const save = dialog.getByRole('button', { name: 'Save Image' })
  await save.click()
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('Their versionTheirs')
  await expect(conflict).toContainText('Your versionMine')
  await save.click()
  await expect(conflict).toContainText('Someone else changed this image while you were editing.')
  await expect(dialog.getByLabel('Tags')).toHaveValue('team')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toBeHidden()
  const now = await (await page.request.get(`${path}?depth=0`, { headers: bearer })).json()
  expect(now).toMatchObject({ alt: 'Mine', tags: ['team'] })
  await page.request.delete(path, { headers: bearer })
})

test('an image in use can’t be deleted, says where it is used, and a new file appears there at once', async ({
  admin: { page, bearer },
  browser,
  post,
}) => {
  const stored = await page.request.post('/api/media', {
    headers: bearer,
    multipart: {
      _payload: JSON.stringify({ alt: unique('A cover') }),
      file: { name: 'cover.png', mimeType: 'image/png', buffer: await png('#c0c', 1700, 1100) },
    },
  })
  const { doc } = await stored.json()
  const { id, slug } = await post({
    featuredImage: doc.url,
    content: `<p>x</p><img src="${doc.url}" alt="inside">`,
  })
  const dialog = dialogOf(page)
  const reader = await browser.newPage()

  await test.step('its dialog lists where it is used, and it cannot be deleted', async () => {
    await page.goto(`/admin/media?edit=${doc.id}`)
    const places = dialog.getByRole('list', { name: 'Used in' })
    await expect(places.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('button', { name: 'Delete image' })).toBeDisabled()
    const refused = await page.request.delete(`/api/media/${doc.id}`, { headers: bearer })
    expect(refused.status()).toBe(409)
  })

  await test.step('a new file shows in the post at once', async () => {
    await reader.goto(new URL(`/blog/${slug}`, page.url()).href)
    await expect(reader.locator(`img[src="${doc.url}"]`)).toHaveCount(2)
    await dialog
      .getByLabel('Replacement file')
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await png('#0cc', 1700, 1100) })
    await dialog.getByRole('button', { name: 'Save Image' }).click()
    await expect(notification(page, 'Image updated successfully!')).toBeVisible()
    await reader.reload()
    await expect(reader.locator(`img[src="${doc.url}"]`)).toHaveCount(0)
  })

  await test.step('browsers get the lightest copy that is sharp enough, not the uploaded file', async () => {
    const cover = reader
      .locator('picture')
      .filter({ has: reader.locator('img[src*="/cover-"]') })
      .first()
    const source = cover.locator('source[type="image/avif"]')
    await expect(source).toHaveAttribute('srcset', /480w, .+ 768w, .+ 1200w, .+ 1600w$/)
    const drawn = () => cover.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc)
    await expect.poll(drawn).toMatch(/-\d+x\d+\.avif$/)
    await reader.close()
  })

  await test.step('once the post is gone, the image can be deleted', async () => {
    await expect(dialog).toBeHidden()
    await page.request.delete(`/api/admin/blog-posts/${id}`, { headers: bearer })
    const gone = await page.request.delete(`/api/media/${doc.id}`, { headers: bearer })
    expect(gone.status()).toBe(200)
  })
})
