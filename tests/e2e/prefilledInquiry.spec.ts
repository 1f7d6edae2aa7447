import { expectAccessible } from './accessible'
import { expect, test } from './catalog'
import { fillInquiry, receiptOf, sendButton } from './inquiryForm'
import { writePost, writeProject } from './posts'
import { open } from './sitePage'

const description = 'Project description'

test('a product’s form knows the service, says which one is sent, and lets the visitor change it', async ({
  page,
  product,
}) => {
  const { id, title } = await product({ category: 'mobile-apps' })
  const sent: Record<string, string>[] = []
  await page.route('**/api/leads', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: {} })
  })
  await open(page, `/products/${id}`)
  const form = page.getByRole('region', { name: `Questions about ${title}?` })
  await expect(form).toContainText('Service type Mobile App')
  await expect(page.getByLabel('Service type')).toBeHidden()
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Meera Nair')
  await page.getByLabel('Email address').fill('meera@saltpan.example')
  await sendButton(page).click()
  await expect(receiptOf(page)).toContainText('Mobile App')
  await page.getByRole('button', { name: 'Send another inquiry' }).click()

  await page.locator('summary', { hasText: 'Change' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Service type')).toBeFocused()
  await expect(page.getByLabel('Service type')).toHaveValue('mobile-app')
  await page.getByLabel('Service type').selectOption('maintenance')
  await page.reload()
  await expect(page.getByLabel('Service type')).toHaveValue('maintenance')
  await page.getByLabel('Full name').fill('Meera Nair')
  await page.getByLabel('Email address').fill('meera@saltpan.example')
  await sendButton(page).click()
  await expect(receiptOf(page)).toContainText('Maintenance')
  expect(sent.map(({ serviceType }) => serviceType)).toEqual(['mobile-app', 'maintenance'])
  expect(sent[0]?.description).toBe(`I'm interested in ${title}. `)
})

test('from a project, an article or a service the form begins with what was read', async ({
  page,
  request,
  session,
  service,
}) => {
  const project = await writeProject(request, session, { category: 'Cloud & Data' })
  const post = await writePost(request, session)
  const { title } = await service({ icon: 'cogs' })

  await open(page, `/portfolio/${project.slug}`)
  await page.getByRole('main').getByRole('link', { name: 'Tell us about it' }).click()
  await expect(page).toHaveURL(`/contact?project=${project.slug}#inquiry`)
  await expect(page.getByLabel('Service type')).toHaveValue('cloud')
  await expect(page.getByLabel(description)).toHaveValue(`I read about ${project.title}. `)
  await expect(page.getByText(`We've started your message with ${project.title}.`)).toBeVisible()
  await expect(page.getByLabel(description)).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start from scratch' }).click()
  await expect(page).toHaveURL('/contact#inquiry')
  await expect(page.getByLabel('Service type')).toHaveValue('')
  await expect(page.getByLabel(description)).toHaveValue('')

  await open(page, `/blog/${post.slug}`)
  await page.getByRole('main').getByRole('link', { name: 'Tell us about it' }).click()
  await expect(page.getByLabel('Service type')).toHaveValue('backend')
  await expect(page.getByLabel(description)).toHaveValue(`I read “${post.title}”. `)

  await open(page, '/fr/services')
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: /Envoyer|demande/ })
    .click()
  await expect(page).toHaveURL(/\/fr\/contact\?service=[\w-]+#inquiry$/)
  await expect(page.getByLabel('Type de service')).toHaveValue('maintenance')
  await expect(page.getByLabel('Description du projet')).toHaveValue(new RegExp(title))
})

test('input from before wins over what was read, and unknown values are ignored', async ({
  page,
  request,
  session,
}) => {
  const { slug, title } = await writeProject(request, session)
  for (const query of ['project=nowhere', 'product=1', 'service=%20', 'article=../x', `projects=${slug}`]) {
    expect((await page.goto(`/contact?${query}`))?.status()).toBe(200)
    await expect(page.getByLabel(description)).toHaveValue('')
    await expect(page.getByText('Start from scratch')).toHaveCount(0)
  }
  await open(page, '/contact')
  await fillInquiry(page)
  await open(page, `/contact?project=${slug}`)
  await expect(page.getByLabel(description)).toHaveValue('A booking site for 38 homestays, by March.')
  await expect(page.getByText('Start from scratch')).toBeHidden()
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(page.getByLabel(description)).toHaveValue(`I read about ${title}. `)
  await expect(page.getByLabel('Service type')).toHaveValue('web-development')
})

test('after sending, the visitor learns when we work and what to read until then', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: {} }))
  await open(page, '/contact')
  await fillInquiry(page)
  await sendButton(page).click()
  await expect(receiptOf(page)).toContainText('Business hours: Mon-Fri 9 AM-6 PM IST')
  await receiptOf(page).getByText('While you wait:').getByRole('link').click()
  await expect(page).toHaveURL(/\/portfolio\/[\w-]+$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form knows what was read, and a product’s service can be changed', async ({
    page,
    request,
    session,
    product,
  }) => {
    const { slug, title } = await writeProject(request, session)
    await page.goto(`/es/contact?project=${slug}`)
    await expect(page.getByLabel('Descripción del proyecto')).toHaveValue(`He leído sobre ${title}. `)
    await expect(page.getByLabel('Tipo de servicio')).toHaveValue('web-development')
    const { id } = await product()
    await page.goto(`/products/${id}`)
    await page.getByText('Change', { exact: true }).click()
    await expect(page.getByLabel('Service type')).toHaveValue('web-development')
    await page.getByLabel('Service type').selectOption('consultation')
    await page.getByLabel('Full name').fill('   ')
    await page.getByLabel('Email address').fill('meera@saltpan.example')
    await sendButton(page).click()
    await expect(page).toHaveURL(/\/inquiry\?draft=/)
    await expect(page.getByLabel('Service type')).toHaveValue('consultation')
  })
})
