import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, letBrowserAsk, logIn, logInAgain, notification, test } from './backOffice'
import { choose, deleteCard } from './backOfficePage'
import { unique } from './catalog'
import { hold } from './hold'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const required = 'Please fill in all required fields.'

test('services: creating, editing, deleting, and a second writer in between', async ({
  admin: { page, bearer },
}) => {
  const title = unique()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save Service' })
  const site = async () => (await page.request.get('/services')).text()

  await test.step('shows a spinner while loading, and an empty list offers the first step', async () => {
    await letBrowserAsk(page)
    const loading = await hold(page, /\/api\/admin\/services\?/, { json: [] })
    await page.goto('/admin/services')
    await expect(page.getByText('Loading services…')).toBeVisible()
    await expect(page.locator('[data-spinner]')).toBeVisible()
    loading.release()
    await expect(page.getByText('No services yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add First Service' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Service' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.unroute(/\/api\/admin\/services\?/)
  })

  await test.step('required fields must be filled in', async () => {
    await page.goto('/admin/services')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add Service' }).click()
    await expect(dialog.getByLabel('Icon')).toHaveText('code')
    await expect(dialog.getByLabel('Display order')).toHaveValue('0')
    await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked()
    const sending = await hold(page, '/api/admin/services')
    await save.click()
    await expect(notification(page, 'Missing Information')).toContainText(required)
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expectAccessible(page)
    expect(sending.requests).toEqual([])
    sending.release()
  })

  await test.step('is created once, and appears on the site at once', async () => {
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Description').fill('We look after your ferries.')
    await dialog.getByLabel('Price').fill('Starting from ₹90,000')
    await choose(dialog.getByLabel('Icon'), 'globe')
    await dialog.getByLabel('Display order').fill('-400')
    await dialog.getByLabel('Technologies').fill('Astro\n\n  React \nFastify\nSQLite')
    await dialog.getByLabel('Features').fill('Tickets\n\nTides\nBerths\nBuoys\n   ')
    const sending = await hold(page, '/api/admin/services')
    await save.dblclick()
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    sending.release()
    await expect(notification(page, 'Service created successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(sending.requests.map((request) => request.method())).toEqual(['POST'])
    const card = cardOf(page, title)
    for (const text of ['Starting from ₹90,000', 'Order -400', 'We look after your ferries.'])
      await expect(card).toContainText(text)
    await expect(card.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).toHaveText([
      'Astro',
      'React',
      'Fastify',
      '+1 more',
    ])
    await expect(card.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveText([
      'Tickets',
      'Tides',
      'Berths',
      '+1 more',
    ])
    await expect(card.getByText('Inactive')).toBeHidden()
    expect(await site()).toContain(title)
  })

  await test.step('the next dialog starts empty, editing starts with the stored values', async () => {
    await page.getByRole('button', { name: 'Add Service' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/admin/services')
    await cardOf(page, title).getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Service' })).toBeVisible()
    await expect(dialog.getByLabel('Title')).toHaveValue(title)
    await expect(dialog.getByLabel('Icon')).toHaveText('globe')
    await expect(dialog.getByLabel('Features')).toHaveValue('Tickets\nTides\nBerths\nBuoys')
  })

  const stored = async () => {
    const found = await page.request.get(`/api/admin/services?search=${title}`, { headers: bearer })
    return (await found.json())[0]
  }
  const { id } = await stored()

  await test.step('a failure keeps the dialog and what was typed', async () => {
    await page.route(`/api/admin/services/${id}`, (route) => route.fulfill({ status: 500, body: '' }))
    await dialog.getByLabel('Price').fill('₹1')
    await dialog.getByRole('switch', { name: 'Active' }).click()
    await save.click()
    await expect(notification(page, 'Failed to update service')).toBeVisible()
    await expect(dialog.getByLabel('Price')).toHaveValue('₹1')
    await page.unroute(`/api/admin/services/${id}`)
  })

  const changeElsewhere = async (change: object) => {
    const data = { ...(await stored()), ...change }
    const answer = await page.request.put(`/api/admin/services/${id}`, { data, headers: bearer })
    expect(answer.status()).toBe(200)
  }

  await test.step('the second writer is asked, and nothing is lost', async () => {
    await changeElsewhere({ description: 'Changed by a colleague.', price: '₹2' })
    await save.click()
    const notice = dialog.getByRole('alert')
    await expect(notice).toContainText('Someone else changed this service while you were editing.')
    await expect(notice).toContainText('Their version₹2')
    await expect(notice).toContainText('Your version₹1')
    await expect(notification(page, 'Failed to update service')).toBeVisible()
    expect((await stored()).price).toBe('₹2')
    // What only the colleague changed is already merged.
    await expect(dialog.getByLabel('Description')).toHaveValue('Changed by a colleague.')
    await notice.getByRole('button', { name: 'Reload their version' }).click()
    await expect(dialog.getByLabel('Price')).toHaveValue('₹2')
    await expect(dialog.getByRole('switch', { name: 'Active' })).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Restore mine' }).click()
    await expect(dialog.getByLabel('Price')).toHaveValue('₹1')
    await changeElsewhere({ description: 'And once more.', price: '₹3' })
    await save.click()
    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(notification(page, 'Service updated successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await stored()).toMatchObject({ price: '₹1', description: 'And once more.' })
    await expect(cardOf(page, title).getByText('Inactive')).toBeVisible()
    expect(await site()).not.toContain(title)
  })

  await test.step('is only deleted after confirmation', async () => {
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this service?' })
    await cardOf(page, title).getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.route(`/api/admin/services/${id}`, (route) => route.abort())
    await cardOf(page, title).getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(notification(page, 'Failed to delete service')).toBeVisible()
    await page.unroute(`/api/admin/services/${id}`)
    await question.getByRole('button', { name: 'Delete' }).dblclick()
    await expect(notification(page, 'Service deleted successfully!')).toBeVisible()
    await expect(cardOf(page, title)).toBeHidden()
    await expect(page.getByRole('heading', { name: /^\d+ services?$/ })).toBeFocused()
  })
})

test('products: typed text survives the end of the session, and nothing is discarded by accident', async ({
  admin: { page, bearer },
}) => {
  const title = unique()
  const dialog = page.getByRole('dialog', { name: 'Add New Product' })
  const save = dialog.getByRole('button', { name: 'Save Product' })
  const price = dialog.getByRole('spinbutton', { name: 'Price (₹)', exact: true })
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()

  await test.step('the form starts with defaults', async () => {
    await expect(dialog.getByLabel('Rating')).toHaveValue('5')
    await expect(dialog.getByLabel('Review count')).toHaveValue('0')
    await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Featured' })).not.toBeChecked()
  })

  await test.step('required fields and bounds are checked', async () => {
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('A template for ferries.')
    await choose(dialog.getByLabel('Category'), 'Tools & Utilities')
    await price.fill('0')
    await save.click()
    await expect(notification(page, 'Missing Information')).toContainText(required)
    await expect(price).toBeFocused()
    await price.fill('150000')
    await dialog.getByLabel('Original price (₹)').fill('200000')
    await dialog.getByLabel('Rating').fill('6')
    await save.click()
    await expect(dialog.getByText('From 1 to 5.')).toBeVisible()
  })

  await test.step('every other field is filled in', async () => {
    await dialog.getByLabel('Rating').fill('4')
    await dialog.getByLabel('Review count').fill('1234')
    await dialog.getByLabel('Technologies').fill('Astro\nReact\nFastify\nSQLite')
    await dialog.getByLabel('Features').fill('Timetables\nTickets\nTides\nBerths')
    await dialog.getByLabel('Demo URL').fill('https://example.com/taken')
    await dialog.getByLabel('Download URL').fill('https://example.com/get')
    await dialog.getByRole('switch', { name: 'Featured' }).click()
  })

  await test.step('images come from a URL or the library, and can be reordered', async () => {
    await dialog.getByLabel('Image URLs').fill('https://example.com/a.png\n\n  /b.png')
    await dialog.getByRole('button', { name: 'Choose or upload images' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose images' })
    await picker.getByRole('checkbox').first().check()
    await picker.getByRole('button', { name: 'Use image' }).click()
    await expect(dialog.getByLabel('Image URLs')).toHaveValue(
      /^https:\/\/example\.com\/a\.png\n\/b\.png\n\/api\/media\/file\/\S+$/,
    )
    await dialog.getByRole('button', { name: 'Move image 3 up' }).click()
    await dialog.getByRole('button', { name: 'Remove image 1' }).click()
    await expect(dialog.getByLabel('Image URLs')).toHaveValue(/^\/api\/media\/file\/\S+\n\/b\.png$/)
  })

  await test.step('no way of closing loses what was typed', async () => {
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    // While it is open, Esc dismisses it before anything else.
    await expect(notification(page, 'Missing Information')).toBeHidden()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await page.mouse.click(5, 5)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue(title)
  })

  await test.step('after the session ends and a login, everything is still there', async () => {
    await page.request.post('/api/auth/logout', { headers: bearer })
    await save.click()
    await logInAgain(page)
    await expect(page).toHaveURL('/admin/products?edit=new')
    await expect(dialog.getByText('Unsaved changes restored.')).toBeVisible()
    await expect(dialog.getByLabel('Title')).toHaveValue(title)
    await expect(dialog.getByLabel('Category')).toHaveText('Tools & Utilities')
  })

  await test.step("the server's refusal is shown at its field", async () => {
    const errors = [{ path: 'demoUrl', message: 'This address is taken.' }]
    const refusal = { status: 400, json: { message: 'The request is not valid.', errors } }
    await page.route('/api/admin/products', (route) => route.fulfill(refusal), { times: 1 })
    await save.click()
    await expect(notification(page, 'Failed to create product')).toBeVisible()
    await expect(dialog.getByLabel('Demo URL')).toBeFocused()
    await expect(dialog.getByText('This address is taken.')).toBeVisible()
  })

  await test.step('an invalid value is refused there too, before anything is sent', async () => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.method()))
    await dialog.getByLabel('Demo URL').fill('javascript:alert(1)')
    await expect(dialog.getByText('This address is taken.')).toBeHidden()
    await save.click()
    await expect(dialog.getByText('Enter a URL that starts with http://')).toBeVisible()
    await expect(dialog.getByLabel('Demo URL')).toBeFocused()
    expect(sent).not.toContain('POST')
    await dialog.getByLabel('Demo URL').fill('https://example.com/demo')
    await save.click()
    await expect(notification(page, 'Product created successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the card shows every detail, and so does the site', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill(title.toLowerCase())
    await expect(page).toHaveURL(`/admin/products?search=${title.toLowerCase()}`)
    await expect(page.getByRole('heading', { name: '1 product', exact: true })).toBeVisible()
    const card = cardOf(page, title)
    for (const text of ['Featured', 'Tools & Utilities', '4/5', '1,234 reviews', '₹1,50,000', '+1 more'])
      await expect(card).toContainText(text)
    await expect(card.locator('s')).toHaveText(/₹2,00,000$/)
    await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/media\/file\//)
    await expect(card.getByRole('link', { name: /^Demo/ })).toHaveAttribute(
      'href',
      'https://example.com/demo',
    )
    await expect(card.getByRole('link', { name: /^Download/ })).toHaveAttribute(
      'href',
      'https://example.com/get',
    )
    expect(await (await page.request.get('/products')).text()).toContain(title)
  })

  await test.step('is accessible, on a phone in dark mode', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.reload()
    await expect(cardOf(page, title)).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
    await cardOf(page, title).getByRole('button', { name: 'Edit' }).click()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  })

  await test.step('deleted by someone else: the input becomes a new entry', async () => {
    const { bearer: other } = await logIn(page.request)
    const found = await page.request.get(`/api/admin/products?search=${title}`, { headers: other })
    const [{ id }] = await found.json()
    await page.request.delete(`/api/admin/products/${id}`, { headers: other })
    const edit = page.getByRole('dialog', { name: 'Edit Product' })
    await edit.getByLabel('Title').fill(`${title} again`)
    await edit.getByRole('button', { name: 'Save Product' }).click()
    await expect(edit.getByRole('alert')).toContainText('Someone else deleted this product.')
    await edit.getByRole('button', { name: 'Save Product' }).click()
    await expect(notification(page, 'Product created successfully!')).toBeVisible()
    await deleteCard(cardOf(page, `${title} again`), 'Are you sure you want to delete this product?')
    await expect(notification(page, 'Product deleted successfully!')).toBeVisible()
    await expect(page.getByText('No products found')).toBeVisible()
  })
})

test('portfolio: an editor manages it, and has no access to services and products', async ({
  editorPage: page,
  admin,
}) => {
  const title = unique()
  const dialog = page.getByRole('dialog')
  const card = cardOf(page, title)
  const renamed = cardOf(page, `${title} II`)

  await test.step('services and products are closed to editors', async () => {
    for (const path of ['/admin/services', '/admin/products']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible()
    }
  })

  await test.step('the editor adds a project', async () => {
    await page.getByRole('link', { name: 'Portfolio' }).first().click()
    await expect(page.getByRole('heading', { name: 'Portfolio Management' })).toBeVisible()
    await page.getByRole('button', { name: 'Add Project' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Project' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Project' }).click()
    await expect(notification(page, 'Missing Information')).toContainText(required)
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Category').fill('Ferries')
    await dialog.getByLabel('Description').fill('Tickets without a signal.')
    await dialog.getByLabel('Client name').fill('Tidewater')
    await dialog.getByLabel('Completed on').fill('2026-05-01')
    await dialog.getByLabel('Technologies').fill('Astro\nReact\nFastify\nSQLite')
    await dialog.getByLabel('GitHub URL').fill('https://github.com/example/ferries')
    await dialog.getByRole('switch', { name: 'Featured' }).click()
    await dialog.getByRole('button', { name: 'Save Project' }).click()
    await expect(notification(page, 'Project created successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the card shows every detail, and the site shows the project', async () => {
    await page.goto(`/admin/portfolio?search=${title}`)
    for (const text of ['Featured', 'Ferries', 'Tidewater · May 2026', '+1 more'])
      await expect(card).toContainText(text)
    await expect(card.getByRole('link', { name: /^GitHub/ })).toBeVisible()
    await expectAccessible(page)
    expect(await (await page.request.get('/portfolio')).text()).toContain(title)
  })

  await test.step('with a newer draft, the dialog shows the published version', async () => {
    const headers = {
      Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}`,
    }
    const [{ id }] = await (await page.request.get(`/api/admin/projects?search=${title}`, { headers })).json()
    const draft = { data: { title: 'Not yet' }, headers }
    expect((await page.request.patch(`/api/project/${id}?draft=true`, draft)).status()).toBe(200)
    await page.reload()
    await expect(card.getByText('Changed', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Edit' }).click()
    await expect(dialog.getByText(/^You're editing the published version/)).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Edit Project' })).toBeVisible()
    await expect(dialog.getByLabel('Completed on')).toHaveValue('2026-05-01')
  })

  await test.step('a new title, saved over the draft, keeps the page’s URL', async () => {
    await dialog.getByLabel('Title').fill(`${title} II`)
    await dialog.getByRole('button', { name: 'Save Project' }).click()
    const overDraft = page.getByRole('alertdialog', { name: 'Save over a newer draft?' })
    await overDraft.getByRole('button', { name: 'Save this version' }).click()
    await expect(notification(page, 'Project updated successfully!')).toBeVisible()
    await expect(renamed).toBeVisible()
    await expect(page.getByText('Changed', { exact: true })).toBeHidden()
    expect((await page.request.get(`/portfolio/${title.toLowerCase()}`)).status()).toBe(200)
  })

  await test.step('an admin deletes it', async () => {
    await expect(renamed.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await admin.page.goto(`/admin/portfolio?search=${title}`)
    await deleteCard(cardOf(admin.page, `${title} II`), 'Are you sure you want to delete this project?')
    await expect(notification(admin.page, 'Project deleted successfully!')).toBeVisible()
    await expect(admin.page.getByText('No projects found')).toBeVisible()
    await admin.page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(admin.page.getByRole('article').first()).toBeVisible()
  })
})
