import type { Page, Request } from '@playwright/test'
import { expect, test } from './backOffice'
import { unique } from './posts'

/** A call of Payload's server functions, as its editor makes it while typing. */
async function callOf(page: Page, act: () => Promise<void>): Promise<Request> {
  const isCall = (request: Request) =>
    request.method() === 'POST' && request.headers()['next-action'] !== undefined
  const [request] = await Promise.all([page.waitForRequest(isCall), act()])
  return request
}

/** The same call with other contents, as someone who has seen it could send it. */
async function forge(page: Page, call: Request, name: string, args: object): Promise<string> {
  const { 'next-action': action = '', accept = 'text/x-component' } = call.headers()
  const answer = await page.request.post(call.url(), {
    headers: {
      'next-action': action,
      accept,
      'content-type': 'text/plain;charset=UTF-8',
      origin: new URL(call.url()).origin,
    },
    data: JSON.stringify([{ name, args }]),
  })
  return answer.text()
}

const nosy = (collectionSlug: string, id: string) => ({
  collectionSlug,
  schemaPath: collectionSlug,
  id,
  data: { id, title: 'x' },
  operation: 'update',
  docPermissions: { fields: true, update: true },
  docPreferences: { fields: {} },
  returnPreviewURL: true,
  returnLivePreviewURL: true,
  returnLockStatus: true,
})

test('the functions behind Payload’s screens sign and lock nothing that the caller may not write', async ({
  admin,
  editorPage,
  inquiry,
  browser,
  baseURL,
}) => {
  const { page, bearer: headers } = admin
  const draft = async (kind: string, by: Page, more = {}) => {
    const data = { title: unique('Draft'), _status: 'draft' }
    const answer = await by.request.post(`/api/${kind}?draft=true`, { data, ...more })
    return String((await answer.json()).doc.id)
  }
  const fetchSite = { headers: { 'sec-fetch-site': 'same-origin' } }
  const [product, service, lead, post] = [
    await draft('product', page, { headers }),
    await draft('service', page, { headers }),
    (await inquiry()).id,
    await draft('blog-post', editorPage, fetchSite),
  ]
  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await editorPage.goto(`/admin/collections/blog-post/${post}`)
  // Only then does the page listen to typing.
  await expect(editorPage.locator('.rich-text-lexical [contenteditable=true]')).toBeVisible()
  const call = await callOf(editorPage, () =>
    editorPage.getByRole('textbox', { name: 'Excerpt' }).fill('What it is about.'),
  )

  await test.step('the call itself is valid: the editor’s own entry is signed and locked', async () => {
    expect(await forge(editorPage, call, 'form-state', nosy('blog-post', post))).toContain(
      `/preview/blog-post/${post}?`,
    )
  })

  await test.step('forged for other entries, or by a stranger, it signs and locks nothing', async () => {
    for (const [by, kind, id] of [
      [editorPage, 'product', product],
      [editorPage, 'service', service],
      [editorPage, 'lead', lead],
      [stranger, 'blog-post', post],
      [stranger, 'product', product],
    ] as const) {
      const answer = await forge(by, call, 'form-state', nosy(kind, id))
      expect(answer, kind).not.toContain('/preview/')
      expect(answer, kind).not.toContain('isLocked')
    }
  })

  await test.step('an id in the typed data signs nothing', async () => {
    const mixed = { ...nosy('product', product), id: undefined, returnLockStatus: false }
    expect(await forge(editorPage, call, 'form-state', mixed)).not.toContain('/preview/')
  })

  await test.step('only the editor’s own entry is locked', async () => {
    const locked = async () => {
      const answer = await page.request.get('/api/payload-locked-documents?depth=0&limit=0', { headers })
      const { docs } = await answer.json()
      return docs.map((lock: { document: { value: string } }) => lock.document.value)
    }
    await expect.poll(locked).toContain(post)
    for (const id of [product, service, lead]) expect(await locked()).not.toContain(id)
  })

  await stranger.context().close()
})
