import { pageNames } from '@/domain/pageTexts/pages'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
import { expect, expectAwake, notification, test } from './backOffice'
import { structuredData } from './catalog'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { keepPageTexts } from './pageTexts'

const path = '/api/admin/pages/contact'

test('an editor changes the FAQ in English and German, sees it beside the form, and publishes it', async ({
  editorPage: page,
  admin: { bearer },
  visitor,
}) => {
  const putBack = await keepPageTexts(visitor.request, bearer, ['contact'])
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expectAwake(page)
  const preview = page.frameLocator('iframe[title="Preview in English"]')
  const inPreview = preview.locator('#faq')
  await expect(inPreview).toContainText('What does a project cost?')

  await test.step('a draft shows in the preview, and not to visitors', async () => {
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.getByLabel('Question 9', { exact: true }).fill('Do you travel?')
    await page.getByLabel('Answer 9', { exact: true }).fill('Gladly, by train.')
    await page.getByRole('switch', { name: 'Hide question 8' }).click()
    await page.getByRole('button', { name: 'Move question 9 up' }).click()
    await expect(page.getByRole('button', { name: 'Move question 8 up' })).toBeFocused()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(notification(page, 'Draft saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
    // The preview is a page of the site, with landmarks of its own.
    await expectAccessible(page, 'iframe')
    await expect(inPreview).toContainText('Do you travel?')
    await expect(inPreview).not.toContainText('non-disclosure')
    await visitor.goto('/contact')
    await expect(visitor.locator('#faq')).not.toContainText('Do you travel?')
  })

  await test.step('it is translated, and each language is published by itself', async () => {
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByText('Publishes this language only.')).toBeVisible()
    await expectAccessible(page, 'iframe')
    await expect(page.getByLabel('Question 1', { exact: true })).toHaveValue('Was kostet ein Projekt?')
    await expect(page.getByLabel('Question 8', { exact: true })).toHaveValue('')
    await page.getByLabel('Question 8', { exact: true }).fill('Reisen Sie?')
    await page.getByLabel('Answer 8', { exact: true }).fill('Gern, mit der Bahn.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(notification(page, 'Page published successfully!')).toBeVisible()
    await visitor.goto('/de/contact')
    await expect(visitor.locator('#faq')).toContainText('Reisen Sie?')
    const [faq] = (await structuredData(visitor))('FAQPage')
    expect(faq?.mainEntity).toHaveLength(8)
    await visitor.goto('/contact')
    await expect(visitor.locator('#faq')).not.toContainText('Do you travel?')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByLabel('Question 8', { exact: true })).toHaveValue('Do you travel?')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published.', { exact: true })).toBeVisible()
    await visitor.goto('/contact')
    await visitor.getByText('Do you travel?').click()
    await expect(visitor.getByText('Gladly, by train.')).toBeVisible()
    await visitor.goto('/fr/contact')
    await expect(visitor.locator('#faq details')).toHaveCount(7)
  })

  await test.step('the list of pages says who did it', async () => {
    await page.goto('/admin/pages')
    await expect(page.getByRole('listitem').filter({ hasText: 'Contact' })).toContainText('by e2e-editor')
    await expectAccessible(page)
  })

  await putBack()
})

test('an FAQ without a visible question disappears without a hole, from the structured data too', async ({
  admin: { page, bearer },
  visitor,
}) => {
  const { texts } = await (await page.request.get(path, { headers: bearer })).json()
  const put = (questions: object[]) =>
    page.request.put(path, { data: { ...texts, questions }, headers: bearer })
  // Removed questions would be gone in all languages.
  const hidden = texts.questions.map((question: object) => ({ ...question, isHidden: true }))
  expect((await put(hidden)).status()).toBe(200)
  await visitor.goto('/contact')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.locator('#faq')).toHaveCount(0)
  expect((await structuredData(visitor))('FAQPage')).toEqual([])
  expect((await put(texts.questions)).status()).toBe(200)
  await visitor.goto('/contact')
  await expect(visitor.locator('#faq')).toBeVisible()
})

test('an editor gives a member of the team an image and a link, and a testimonial its project', async ({
  editorPage: page,
  visitor,
}) => {
  await page.goto('/admin/pages/about')
  await expectAwake(page)
  const member = page.getByRole('group', { name: 'member 2', exact: true })
  await member.getByLabel('Member 2', { exact: true }).fill('Asha Rao')
  await member.getByRole('button', { name: 'Choose from library' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await picker.getByRole('radio').first().check()
  await picker.getByRole('button', { name: 'Use image' }).click()
  await expect(member.getByLabel('Image of member 2')).toHaveValue(/^\/api\/media/)
  await member.getByLabel('Link of member 2').fill('https://example.com/asha')
  await page.getByLabel('Said by 1').fill('Ines Duarte')
  await page.getByLabel('Role 1').fill('Head of Operations')
  const project = page.getByLabel('Project of testimonial 1')
  await project.click()
  const option = page.getByRole('option').nth(1)
  const title = (await option.textContent()) ?? ''
  await option.click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(notification(page, 'Page published successfully!')).toBeVisible()

  await visitor.goto('/about')
  const link = visitor.locator('#praise figure').first().getByRole('link', { name: title })
  const address = (await link.getAttribute('href')) ?? ''
  await expect(visitor.locator('#praise figure').first()).toContainText(
    'Ines DuarteHead of Operations, Saltpan Stays',
  )
  expect((await structuredData(visitor))('Person')).toEqual([
    expect.objectContaining({ name: 'Asha Rao', sameAs: 'https://example.com/asha' }),
  ])
  for (const path of ['/about', '/de/about']) {
    await visitor.goto(path)
    const shown = visitor.locator('#team li').nth(1)
    await expect(shown.getByRole('img')).toBeVisible()
    await expect(shown.getByRole('link')).toHaveAttribute('href', 'https://example.com/asha')
    await expect(visitor.locator('#team img')).toHaveCount(1)
    const praised = visitor.locator('#praise figure').first().getByRole('link')
    await expect(praised).toHaveAttribute('href', path.replace('/about', address))
    await expectAccessible(visitor)
    await expectNoHorizontalScroll(visitor)
  }
})

test('an editor moves and renames links of the navigation, and takes a column off the footer', async ({
  editorPage: page,
  admin: { bearer: headers },
  visitor,
}) => {
  const frame = '/api/admin/pages/frame'
  const { texts } = await (await visitor.request.get(frame, { headers })).json()
  await page.goto('/admin/pages')
  await page.getByRole('link', { name: 'Navigation and footer', exact: true }).click()
  await expectAwake(page)
  const preview = page.frameLocator('iframe[title="Preview in English"]')
  await page.getByLabel('Label of navigation link 2', { exact: true }).fill('Workshop')
  await page.getByRole('button', { name: 'Move navigation link 2 up' }).click()
  await page.getByRole('switch', { name: 'Hide navigation link 5' }).click()
  for (let left = 7; left > 0; left -= 1)
    await page.getByRole('button', { name: `Remove footer link ${left}` }).click()

  await test.step('a draft shows in the preview, on every window, and not to visitors', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(notification(page, 'Draft saved')).toBeVisible()
    await preview.getByRole('button', { name: 'Open menu' }).click()
    await expect(preview.getByRole('dialog').getByRole('link').first()).toHaveText('Workshop')
    await expect(preview.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toHaveCount(0)
    await expectAccessible(page, 'iframe')
    await visitor.goto('/blog')
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Workshop' })).toHaveCount(0)
    const address = (await page.locator('iframe').getAttribute('src')) ?? ''
    expect((await visitor.request.get(address)).status()).toBe(200)
    const forged = await visitor.request.get(address.slice(0, -3))
    expect([forged.status(), await forged.text()]).toEqual([404, expect.not.stringContaining('Workshop')])
  })

  await test.step('published, every page has it, its breadcrumb too', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(notification(page, 'Page published successfully!')).toBeVisible()
    await visitor.goto('/about')
    const links = visitor.getByRole('banner').getByRole('navigation').first().getByRole('link')
    await expect(links).toHaveText(['Workshop', 'Home', 'Services', 'Portfolio', 'Blog', 'Contact'])
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await expect(visitor.getByRole('contentinfo').getByRole('heading', { name: 'Site' })).toHaveCount(0)
    await expectAccessible(visitor)
    for (const width of [360, 768, 1440]) {
      await visitor.setViewportSize({ width, height: 800 })
      await expectNoHorizontalScroll(visitor)
    }
    await visitor.goto('/de/about')
    await expect(links.first()).toHaveText('Über uns')
    await visitor.goto('/products')
    const [trail] = (await structuredData(visitor))('BreadcrumbList')
    expect(JSON.stringify(trail)).toContain('"Home"')
  })

  expect((await visitor.request.put(frame, { data: texts, headers })).status()).toBe(200)
  await visitor.goto('/about')
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Products' })).toBeVisible()
})

test('an editor changes the thank-you page', async ({
  editorPage: page,
  admin: { bearer: headers },
  visitor,
}) => {
  const thanks = '/api/admin/pages/thanks'
  const { texts } = await (await visitor.request.get(thanks, { headers })).json()
  await page.goto('/admin/pages/thanks')
  await expectAwake(page)
  const heading = page.getByLabel('Heading', { exact: true })
  await expect(heading).toHaveValue('Message Sent!')
  await heading.fill('Thanks, we are on it!')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(notification(page, 'Page published successfully!')).toBeVisible()
  await visitor.goto('/thank-you')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thanks, we are on it!')
  await visitor.goto('/de/thank-you')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nachricht gesendet!')
  expect((await visitor.request.put(thanks, { data: texts, headers })).status()).toBe(200)
})

test('what is typed is kept per language, and a colleague’s change is merged or asked about', async ({
  admin: { page, bearer },
  elsewhere,
}) => {
  await page.goto('/admin/pages/contact')
  const heading = page.getByRole('textbox', { name: 'FAQ heading' })
  const original = await heading.inputValue()
  await heading.fill('Asked often')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(heading).toHaveValue('Avant de demander')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(heading).toHaveValue('Asked often')
  await expect(page.getByText('Unsaved changes restored.')).toBeVisible()

  const { texts } = await (await page.request.get(path, { headers: bearer })).json()
  const theirs = { ...texts, faqHeading: 'You ask, we answer' }
  expect((await page.request.put(path, { data: theirs, headers: bearer })).status()).toBe(200)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Someone else changed this page while you were editing.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload their version' }).click()
  await expect(heading).toHaveValue('You ask, we answer')

  const other = await elsewhere()
  await other.goto('/contact')
  await expect(other.locator('#faq')).toContainText('You ask, we answer')
  await page.request.put(path, { data: { ...texts, faqHeading: original }, headers: bearer })
})

test('the pages’ screens fit every window, light and dark', async ({ admin: { page } }) => {
  test.slow()
  for (const screen of [
    '/admin/pages',
    ...pageNames.map((name) => `/admin/pages/${name}`),
    '/admin/pages/nowhere',
  ]) {
    await page.goto(screen)
    await expectAwake(page)
    await expectAccessibleInBothThemes(page, 'iframe')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoHorizontalScroll(page)
    }
  }
})

test('an editor changes a figure for all languages, and a client leaves the about page', async ({
  editorPage: page,
  admin: { bearer: headers },
  visitor,
}) => {
  const agency = '/api/admin/pages/agency'
  const { texts } = await (await visitor.request.get(agency, { headers })).json()
  const client = String(texts.clients[0].name)
  await page.goto('/admin/pages')
  await page.getByRole('link', { name: 'Agency', exact: true }).click()
  await expectAwake(page)
  await expectAccessible(page, 'iframe')
  await page.getByLabel('Years of experience').fill('7+')
  await page.getByLabel('Year of foundation').fill('long ago')
  await page.getByRole('switch', { name: 'Permission of client 1', exact: true }).click()
  await expect(page.getByText('Not shown until the client has agreed to be named.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByLabel('Year of foundation')).toBeFocused()
  await page.getByLabel('Year of foundation').fill('2017')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(notification(page, 'Page published successfully!')).toBeVisible()

  for (const path of ['/about', '/de/about']) {
    await visitor.goto(path)
    await expect(visitor.getByText('7+', { exact: true })).toBeVisible()
    await expect(visitor.locator('#clients').getByText(client)).toHaveCount(0)
    await expect(visitor.locator('#clients').getByRole('link').first()).toHaveAttribute(
      'href',
      /\/portfolio\//,
    )
    const dataOf = await structuredData(visitor)
    expect(dataOf('Organization')).toMatchObject([{ foundingDate: '2017' }])
  }
  expect((await visitor.request.put(agency, { data: texts, headers })).status()).toBe(200)
})

test('an editor compares versions of a page, restores one as the draft, and undoes it', async ({
  editorPage: page,
  admin: { bearer: headers },
  visitor,
}) => {
  const services = '/api/admin/pages/services'
  const { texts } = await (await visitor.request.get(services, { headers })).json()
  const save = async (heading: string, status: string) => {
    const data = { ...texts, heading }
    expect((await visitor.request.put(`${services}?status=${status}`, { data, headers })).status()).toBe(200)
  }
  await save('The first heading', 'published')
  await save('The second heading', 'draft')
  await page.goto('/admin/pages/services')
  const heading = page.getByLabel('Heading', { exact: true })
  await expect(heading).toHaveValue('The second heading')
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('button')
  await expect(versions.first()).toContainText(/Current.*Draft.*Heading/)
  await expect(dialog.getByRole('region', { name: 'Heading' })).toContainText('The first heading')
  await versions.first().click()
  await expect(dialog.getByRole('button', { name: 'Restore this version' })).toBeDisabled()
  await versions.nth(1).click()
  await expect(dialog.getByRole('region', { name: 'Heading' })).toContainText('The first heading')
  await expectAccessible(page, 'iframe')
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(notification(page, 'Version restored as a draft')).toBeVisible()
  await expect(heading).toHaveValue('The first heading')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notification(page, 'Restoring undone')).toBeVisible()
  await expect(heading).toHaveValue('The second heading')
  await heading.fill('Not saved yet')
  await expect(page.getByRole('button', { name: 'Versions' })).toBeDisabled()
  await page.getByRole('button', { name: 'Discard' }).click()
  await save(texts.heading, 'published')
})
