import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { notification } from './backOffice'
import { expect, signIn, test } from './fixtures'
import type { Product } from './Product'
import { unique } from './posts'

const colleague = { username: 'ben', password: 'a-long-enough-password' }

/** Two staff members in separate browsers, and the API as the first of them calls it. */
async function twoPeople(browser: Browser, site: Product) {
  const first = await signIn(site)
  const headers = { authorization: `Bearer ${first.token}` }
  const contexts = [await browser.newContext({ baseURL: site.baseURL, storageState: first.storageState })]
  const request = contexts[0]?.request as Page['request']
  const call = async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  const { docs } = await call('GET', `/api/users?where[username][equals]=${colleague.username}`)
  if (!docs.length) await call('POST', '/api/users', { ...colleague, role: 'admin', name: 'Ben' })
  const second = await signIn({ baseURL: site.baseURL, admin: colleague })
  contexts.push(await browser.newContext({ baseURL: site.baseURL, storageState: second.storageState }))
  const [anna, ben] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
  return { anna, ben, call, close: () => Promise.all(contexts.map((context) => context.close())) }
}

/** Types into a field of Payload's editor, and waits until the server has accepted or rejected it. */
async function write(page: Page, field: string, text: string): Promise<number> {
  const answer = page.waitForResponse((response) => {
    const sent = response.request().method() === 'PATCH' ? response.request().postData() : ''
    // Browsers don't always reveal a form's body.
    return sent === null || sent.includes(text)
  })
  await page.getByRole('textbox', { name: field, exact: false }).first().fill(text)
  return (await answer).status()
}

const asked = (page: Page) =>
  page.getByRole('dialog', { name: 'Someone else changed this while you were editing' })

test('two people edit one post in the full editor, and no word is lost @both', async ({ browser, site }) => {
  test.setTimeout(360_000)
  const { anna, ben, call, close } = await twoPeople(browser, site)
  const title = unique('Two')
  const post = await call('POST', '/api/admin/blog-posts', {
    title,
    excerpt: 'From the beginning.',
    content: '<p>Text.</p>',
    category: 'Tutorials',
  })
  const path = `/admin/collections/blog-post/${post.id}`
  const stored = () => call('GET', `/api/blog-post/${post.id}?draft=true&depth=0`)
  const versions = async () => {
    const where = `where[parent][equals]=${post.id}`
    return JSON.stringify(await call('GET', `/api/blog-post/versions?${where}&limit=100&depth=0`))
  }

  await test.step('Anna and Ben open the post', async () => {
    for (const page of [anna, ben]) {
      await page.goto(path)
      await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('From the beginning.')
    }
  })

  await test.step('different fields: both changes stay, and each sees the other’s', async () => {
    expect(await write(anna, 'Title', `${title} by Anna`)).toBe(200)
    expect(await write(ben, 'Excerpt', 'By Ben.')).toBe(200)
    await expect(ben.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(`${title} by Anna`)
    expect(await stored()).toMatchObject({ title: `${title} by Anna`, excerpt: 'By Ben.' })
  })

  await test.step('the same field: Anna is asked, with both versions, and nothing is written until then', async () => {
    expect(await write(anna, 'Excerpt', 'By Anna, too.')).toBe(409)
    await expect(asked(anna)).toContainText('Their versionBy Ben.')
    await expect(asked(anna)).toContainText('Your versionBy Anna, too.')
    await expectAccessible(anna)
    expect((await stored()).excerpt).toBe('By Ben.')
  })

  await test.step('Anna loads his version, then restores hers', async () => {
    await asked(anna).getByRole('button', { name: 'Reload their version' }).click()
    await expect(anna.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('By Ben.')
    await notification(anna, 'Their version was loaded.')
      .getByRole('button', { name: 'Restore mine' })
      .click()
    await expect(anna.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('By Anna, too.')
    await expect.poll(async () => (await stored()).excerpt).toBe('By Anna, too.')
    expect(await versions()).toContain('By Ben.')
  })

  await test.step('Ben keeps his version, and hers stays in the history', async () => {
    expect(await write(ben, 'Excerpt', 'By Ben again.')).toBe(409)
    await asked(ben).getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(async () => (await stored()).excerpt).toBe('By Ben again.')
    expect(await versions()).toContain('By Anna, too.')
  })

  await test.step('rich text merges as a whole', async () => {
    const content = anna.locator('.rich-text-lexical [contenteditable=true]').first()
    await content.click()
    await anna.keyboard.press('End')
    await anna.keyboard.type(' Anna goes on.')
    await expect.poll(async () => JSON.stringify((await stored()).content)).toContain('Anna goes on.')
    expect(await write(ben, 'Author', 'Ben himself')).toBe(200)
    await expect(ben.locator('.rich-text-lexical [contenteditable=true]').first()).toContainText(
      'Anna goes on.',
    )
    expect(JSON.stringify((await stored()).content)).toContain('Anna goes on.')
  })

  await test.step('Ben saves a deleted post as a new one', async () => {
    await call('DELETE', `/api/admin/blog-posts/${post.id}`)
    expect(await write(ben, 'Excerpt', 'Words after the end.')).toBe(404)
    const gone = ben.getByRole('dialog', { name: 'Someone else deleted this' })
    await gone.getByRole('button', { name: 'Save as a new entry' }).click()
    await expect(ben).not.toHaveURL(new RegExp(post.id))
    await expect(ben.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Words after the end.')
  })

  await close()
})

const dialogs = [
  ['services', 'services', { description: 'x', price: '1' }, 'Description'],
  ['products', 'products', { description: 'x', price: 1, category: 'cms' }, 'Description'],
  ['projects', 'portfolio', { description: 'x', category: 'x' }, 'Description'],
  ['blog-posts', 'blogs', { excerpt: 'x', content: '<p>x</p>', category: 'Tutorials' }, 'Excerpt'],
] as const

test('dialogs of entries only ask about real conflicts', async ({ browser, site }) => {
  test.setTimeout(360_000)
  const { anna, ben, call, close } = await twoPeople(browser, site)
  const save = { name: /^Save / }
  for (const [path, screen, rest, label] of dialogs) {
    const title = unique('Two')
    const field = label.toLowerCase()
    const { id } = await call('POST', `/api/admin/${path}`, { title, ...rest })
    const stored = () => call('GET', `/api/admin/${path}/${id}`)
    const open = async (page: Page, shown: string) => {
      await page.goto(`/admin/${screen}?edit=${id}`)
      const dialog = page.getByRole('dialog', { name: /^Edit/ })
      await expect(dialog.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(shown)
      return dialog
    }

    await test.step(`${screen}: Ben saves another field of what he opened earlier, and both changes stay`, async () => {
      const [hers, his] = [await open(anna, title), await open(ben, title)]
      await hers.getByRole('textbox', { name: 'Title' }).first().fill(`${title} by Anna`)
      await hers.getByRole('button', save).click()
      await expect(hers).toBeHidden()
      await his.getByLabel(label).first().fill('By Ben')
      await his.getByRole('button', save).click()
      await expect(his).toBeHidden()
      await expect(notification(ben, 'updated successfully!')).toContainText(
        /Merged with someone else's changes: .*Title/,
      )
      expect(await stored()).toMatchObject({ title: `${title} by Anna`, [field]: 'By Ben' })
    })

    await test.step(`${screen}: both change the same field, and Anna decides`, async () => {
      const hers = await open(anna, `${title} by Anna`)
      await hers.getByLabel(label).first().fill('By Anna')
      await call('PUT', `/api/admin/${path}/${id}`, {
        ...(await stored()),
        title: `${title} by Ben`,
        [field]: 'Ben again',
      })
      await hers.getByRole('button', save).click()
      const notice = hers.getByRole('alert')
      await expect(notice).toContainText('Their versionBen again')
      await expect(notice).toContainText('Your versionBy Anna')
      await expect(notice).not.toContainText('Title')
      await expect(hers.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(`${title} by Ben`)
      await notice.getByRole('button', { name: 'Reload their version' }).click()
      await expect(hers.getByLabel(label).first()).toHaveValue('Ben again')
      await hers.getByRole('button', { name: 'Restore mine' }).click()
      await hers.getByRole('button', save).click()
      await expect(hers).toBeHidden()
      expect(await stored()).toMatchObject({ title: `${title} by Ben`, [field]: 'By Anna' })
    })

    await call('DELETE', `/api/admin/${path}/${id}`)
  }
  await close()
})

test('a published post’s dialog leads to its draft, and only replaces it deliberately', async ({
  browser,
  site,
}) => {
  const { anna, call, close } = await twoPeople(browser, site)
  const title = unique('Drafted')
  const post = await call('POST', '/api/admin/blog-posts', {
    title,
    excerpt: 'x',
    content: '<p>x</p>',
    category: 'Tutorials',
    isPublished: true,
  })
  const dialog = anna.getByRole('dialog', { name: 'Edit Blog Post' })
  const save = dialog.getByRole('button', { name: 'Save Post' })
  const question = anna.getByRole('alertdialog', { name: 'Save over a newer draft?' })
  const draft = `/api/blog-post/${post.id}?draft=true`

  await test.step('the dialog links to versions, full editor and preview', async () => {
    await anna.goto(`/admin/blogs?edit=${post.id}`)
    await expect(dialog.getByRole('link', { name: 'Versions' })).toHaveAttribute(
      'href',
      `/admin/blogs/${post.id}/edit?versions`,
    )
    await expect(dialog.getByRole('link', { name: 'Open full editor' })).toBeVisible()
    const [preview] = await Promise.all([
      anna.context().waitForEvent('page'),
      dialog.getByRole('link', { name: /^Preview/ }).click(),
    ])
    await expect(preview.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await preview.close()
  })

  await test.step('saving over a newer draft asks first', async () => {
    await call('PATCH', draft, { excerpt: 'Of the draft.', _status: 'draft' })
    await dialog.getByLabel('Excerpt').fill('Of the dialog.')
    await save.click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog.getByLabel('Excerpt')).toHaveValue('Of the dialog.')
    expect((await call('GET', draft)).excerpt).toBe('Of the draft.')
  })

  await test.step('Anna replaces the draft', async () => {
    await save.click()
    await question.getByRole('button', { name: 'Save this version' }).click()
    await expect(dialog).toBeHidden()
    expect((await call('GET', `/api/admin/blog-posts/${post.id}`)).excerpt).toBe('Of the dialog.')
  })

  await close()
})
