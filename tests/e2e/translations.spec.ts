import { readFileSync } from 'node:fs'
import { expectAccessibleInBothThemes } from './accessible'
import { expect, notification, test } from './backOffice'
import { keepPageTexts } from './pageTexts'
import { unique, writePost } from './posts'

test('a translator works through a post, side by side, and visitors read it when it is ready @both', async ({
  staff: page,
  session,
  request,
}) => {
  test.slow()
  const post = await writePost(request, session, {
    content: '<p>Read <a href="/contact">more</a>.</p>',
  })
  const title = unique('Eine Warteschlange')

  await test.step('from the list of what is missing', async () => {
    await page.goto('/admin/translations')
    await page.getByRole('searchbox', { name: 'Search translations' }).fill(post.title)
    await expect(page.getByText('3 translations', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name: 'Deutsch' }).click()
    await expect(page.getByText('1 translation', { exact: true })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: post.title }).click()
    await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
  })

  await test.step('field by field; what is left to do is said', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await page.getByRole('button', { name: 'Ready', exact: true }).click()
    await expect(page.getByText('This text is not translated.')).toHaveCount(2)
    await page.getByRole('button', { name: 'Copy the original: Excerpt' }).click()
    await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('What we learnt about locks.')
    await page.getByRole('button', { name: 'Copy the original: Content' }).click()
    await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('Read more.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Visitors read the original until the translation is ready.')).toBeVisible()
    expect((await request.get(`/de/blog/${post.slug}`)).status()).toBe(200)
    expect(await (await request.get(`/de/blog/${post.slug}`)).text()).not.toContain(title)
    await expectAccessibleInBothThemes(page)
  })

  await test.step('by a file: exported, translated elsewhere, imported as a draft', async () => {
    await page.goto(`/admin/translations?language=de&search=${encodeURIComponent(post.title)}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Deutsch' }).click(),
    ])
    const xliff = readFileSync(await download.path(), 'utf8')
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import translations' })
    const give = (text: string) =>
      dialog.getByLabel('File').setInputFiles({
        name: 'translations-de.xlf',
        mimeType: 'application/x-xliff+xml',
        buffer: Buffer.from(text),
      })
    await give('no XLIFF')
    await expect(dialog.getByText('This is not an XLIFF 1.2 file that was exported here.')).toBeVisible()
    await give(xliff.replace('<target>What we learnt about locks.', '<target>Was wir über Sperren lernten.'))
    await expect(dialog.getByText('Was wir über Sperren lernten.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Import 1' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: post.title }).click()
    await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Was wir über Sperren lernten.')
  })

  await test.step('ready, and on the site', async () => {
    await page.getByRole('button', { name: 'Ready', exact: true }).click()
    await expect(page.getByText('Visitors read this translation.')).toBeVisible()
    const visitor = await page.context().newPage()
    await visitor.goto(`/de/blog/${post.slug}`)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await visitor.close()
  })

  await test.step('the entry’s dialog shows the states, and the original’s change makes it outdated', async () => {
    const headers = { authorization: `Bearer ${session.token}` }
    const { isPublished: _, ...now } = await (
      await request.get(`/api/admin/blog-posts/${post.id}`, { headers })
    ).json()
    const data = { ...now, excerpt: 'What we learnt since.', isPublished: true }
    expect((await request.put(`/api/admin/blog-posts/${post.id}`, { headers, data })).ok()).toBe(true)
    await page.goto(`/admin/blogs?edit=${post.id}`)
    const links = page.getByRole('navigation', { name: 'Translations' })
    await expect(links.getByRole('link', { name: 'Deutsch Outdated' })).toBeVisible()
    await links.getByRole('link', { name: 'Deutsch Outdated' }).click()
    const excerpt = page.getByRole('region', { name: 'Excerpt' })
    await expect(excerpt.getByText('Changed')).toBeVisible()
    await expect(excerpt.getByText('What we learnt since.')).toBeVisible()
  })

  await test.step('taken off the site again', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('Visitors read the original until the translation is ready.')).toBeVisible()
    expect(await (await request.get(`/de/blog/${post.slug}`)).text()).not.toContain(title)
  })
})

test('an editor changes three pages, translates them and a post, and sends a file round @both', async ({
  staff: page,
  session,
  request,
}) => {
  test.slow()
  const headers = { authorization: `Bearer ${session.token}` }
  const putBack = await keepPageTexts(request, headers, ['home', 'about', 'contact'])
  const post = await writePost(request, session)
  const visitor = await page.context().newPage()
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(notification(page, 'Page published successfully!')).toBeVisible()
  }
  const [hero, praise, question] = [unique('We build ferries'), unique('They float'), unique('Do you sail?')]
  const german = { hero: unique('Wir bauen Fähren'), question: unique('Segeln Sie?') }
  const row = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })

  await test.step('the hero, a testimonial and a question', async () => {
    await page.goto('/admin/pages/home')
    await page.getByLabel('Headline', { exact: true }).fill(hero)
    await publish()
    await page.goto('/admin/pages/about')
    await page.getByLabel('Testimonial 1', { exact: true }).fill(praise)
    await publish()
    await page.goto('/admin/pages/contact')
    await page.getByLabel('Question 2', { exact: true }).fill(question)
    await publish()
    for (const [path, text] of [
      ['/', hero],
      ['/about', praise],
      ['/contact', question],
    ] as const) {
      await visitor.goto(path)
      await expect(visitor.getByText(text)).toBeVisible()
    }
  })

  await test.step('their translations are outdated, and stay on the site', async () => {
    await visitor.goto('/de')
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(hero)
    await page.goto('/admin/translations?language=de&kind=page-texts&state=outdated')
    for (const name of ['Home', 'About', 'Contact']) await expect(row(name)).toContainText('Outdated')
    await row('Contact').getByRole('link').click()
  })

  await test.step('beside the original, the page is translated and published in German alone', async () => {
    const wanted = page.getByLabel('Question 2', { exact: true })
    const answer = page.getByLabel('Answer 2', { exact: true })
    await expect(page.getByText('The original has changed since.')).toBeVisible()
    await expect(page.getByText('Changed', { exact: true })).toHaveCount(1)
    await expect(page.getByText(question)).toBeVisible()
    const kept = await answer.inputValue()
    await answer.fill('')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(notification(page, 'Not ready yet')).toBeVisible()
    await expect(page.getByText('This text is not translated.')).toHaveCount(1)
    await expect(answer).toBeFocused()
    await answer.fill(kept)
    await page.getByRole('button', { name: 'Copy the original: Question 2' }).click()
    await expect(wanted).toHaveValue(question)
    await wanted.fill(german.question)
    await publish()
    await expect(page.getByText('Visitors read this translation.')).toBeVisible()
    await visitor.goto('/de/contact')
    await expect(visitor.getByText(german.question)).toBeVisible()
    await visitor.goto('/contact')
    await expect(visitor.getByText(question)).toBeVisible()
  })

  await test.step('a post is translated, and read in its preview before it is ready', async () => {
    await page.goto(`/admin/translations/blog-post/${post.id}/de`)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Eine Warteschlange')
    for (const name of ['Excerpt', 'Content'])
      await page.getByRole('button', { name: `Copy the original: ${name}` }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(notification(page, 'Draft saved')).toBeVisible()
    const preview = await page.getByRole('link', { name: 'Preview' }).getAttribute('href')
    await visitor.goto(preview ?? '')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Eine Warteschlange')
    const switches = visitor.getByRole('navigation', { name: 'Sprache', includeHidden: true })
    const english = switches.getByRole('link', { name: 'English', includeHidden: true }).first()
    await visitor.goto((await english.getAttribute('href')) ?? '')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(post.title)
    await page.getByRole('button', { name: 'Ready', exact: true }).click()
    await expect(page.getByText('Visitors read this translation.')).toBeVisible()
    await visitor.goto(`/de/blog/${post.slug}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Eine Warteschlange')
  })

  await test.step('the home page goes out as a file, and comes back as a draft of its form', async () => {
    await page.goto('/admin/translations?language=de&kind=page-texts&search=Home')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Deutsch' }).click(),
    ])
    const xliff = readFileSync(await download.path(), 'utf8')
    expect(xliff).toContain(`<source>${hero}</source>`)
    const translated = xliff.replace(
      /(<source>We build ferries[^<]*<\/source>\s*<target>)[^<]*/,
      `$1${german.hero}`,
    )
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import translations' })
    await dialog.getByLabel('File').setInputFiles({
      name: 'translations-de.xlf',
      mimeType: 'application/x-xliff+xml',
      buffer: Buffer.from(translated),
    })
    await expect(dialog.getByText(german.hero)).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 1' }).click()
    await expect(dialog).toBeHidden()
    await row('Home').getByRole('link').click()
    await expect(page.getByLabel('Headline', { exact: true })).toHaveValue(german.hero)
    await visitor.goto('/de')
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(german.hero)
    await publish()
    await visitor.goto('/de')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(german.hero)
    await expectAccessibleInBothThemes(page, 'iframe')
  })

  await putBack()
})

test('“Next” goes through the list that one came from, and the original is beside the languages', async ({
  staff: page,
  session,
  request,
}) => {
  const name = unique('Queue')
  for (const number of [1, 2, 3]) await writePost(request, session, { title: `${name} ${number}` })
  await page.goto(`/admin/translations?language=de&state=open&kind=blog-post&search=${name}`)
  await page.getByRole('link', { name: `${name} 1` }).click()
  for (const number of [2, 3, 1]) {
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: `${name} ${number}`, level: 1 })).toBeVisible()
  }
  await page.getByRole('link', { name: 'All translations into German' }).click()
  await expect(page.getByText('3 translations', { exact: true })).toBeVisible()
  await page.goBack()
  await page
    .getByRole('navigation', { name: 'Language' })
    .getByRole('link', { name: 'English Original' })
    .click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(`${name} 1`)
})

test('an export that a file can’t hold says how much is in it', async ({ staff: page, session, request }) => {
  const name = unique('Long')
  const content = `<p>${'Fish and chips are read. '.repeat(100)}</p>`.repeat(100)
  for (const number of [1, 2, 3]) await writePost(request, session, { title: `${name} ${number}`, content })
  await page.goto(`/admin/translations?language=de&search=${name}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Deutsch' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8').match(/<file /g)).toHaveLength(2)
  await expect(notification(page, 'Exported 2 of 3 translations')).toBeVisible()
})

test('what is typed in one language is kept, and two translators are told of each other', async ({
  staff: page,
  session,
  request,
}) => {
  const post = await writePost(request, session)
  const at = (language: string) => `/admin/translations/blog-post/${post.id}/${language}`
  await page.goto(at('de'))
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Eine Schlange')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(title).toHaveValue('')
  await page.goBack()
  await expect(title).toHaveValue('Eine Schlange')
  const saved = await request.put(`/api/admin/translations/blog-post/${post.id}/de`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { texts: { title: 'Eine andere' } },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Someone else changed this translation while you were editing.')).toBeVisible()
  await expect(title).toHaveValue('Eine Schlange')
})
