import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { rupees } from '@/domain/money'
import { expectAccessible } from './accessible'
import { expect, leadById, notification, statusOf, test } from './backOffice'
import { answerLoss } from './backOfficePage'
import { hold } from './hold'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const column = (page: Page, label: string) => page.getByRole('region', { name: new RegExp(`^${label}`) })
const cardIn = (page: Page, label: string, name: string) => column(page, label).getByRole('article', { name })

/** What screen readers announce. */
const said = (page: Page, name: string, words: string) => page.getByText(new RegExp(`^${name} ${words}\\.$`))

test('the board can be used by keyboard alone: pick up, drop, cancel, open', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.goto(`/admin/crm?search=${encodeURIComponent(fullName)}`)
  await expect(cardIn(page, 'New', fullName)).toBeVisible()
  const grip = page.getByRole('button', { name: `Drag ${fullName}` })
  const title = page.getByRole('button', { name: fullName, exact: true })

  await test.step('the card is picked up, moved and dropped', async () => {
    await grip.focus()
    await page.keyboard.press('Space')
    await expect(said(page, fullName, '(picked up from|is over) New')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`${fullName} is over Contacted.`)).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`${fullName} is over In Progress.`)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(cardIn(page, 'In Progress', fullName)).toBeVisible()
    await expect(cardIn(page, 'New', fullName)).toBeHidden()
    await expect(notification(page, 'Lead updated successfully!')).toBeVisible()
    expect(await statusOf(page, bearer, id)).toBe('in-progress')
    // Focus has moved with the card.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('article')?.textContent))
      .toContain(fullName)
  })

  await test.step('Escape puts it back', async () => {
    await grip.focus()
    await page.keyboard.press('Space')
    await expect(said(page, fullName, '(picked up from|is over) In Progress')).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(`${fullName} is over Contacted.`)).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByText(`${fullName} stays in In Progress.`)).toBeAttached()
    expect(await statusOf(page, bearer, id)).toBe('in-progress')
  })

  await test.step('Enter opens its details, and Escape leads back to it', async () => {
    await title.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Lead Details' })
    await expect(dialog).toContainText(fullName)
    await expect(page).toHaveURL(new RegExp(`lead=${id}`))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(title).toBeFocused()
  })
})

test('a card that the server refuses moves back, and its value with it', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.request.put(`/api/admin/leads/${id}`, { data: { estimatedValue: 700_000 }, headers: bearer })
  await page.goto(`/admin/crm?search=${encodeURIComponent(fullName)}`)
  await expect(column(page, 'New')).toContainText(rupees(700_000))
  const { release } = await hold(page, `/api/admin/leads/${id}`, { status: 500, json: { message: 'No.' } })
  const moveTo = async (label: string) => {
    await page.getByRole('button', { name: `Move ${fullName} to…` }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }

  await test.step('the card moves before the server responds', async () => {
    await moveTo('Completed')
    await expect(cardIn(page, 'Completed', fullName)).toBeVisible()
    await expect(column(page, 'Completed').getByRole('paragraph').first()).toContainText(rupees(700_000))
    await expect(page.getByRole('button', { name: fullName, exact: true })).toBeFocused()
  })

  await test.step('the server refuses, and the card moves back', async () => {
    release()
    await expect(notification(page, 'Failed to update lead')).toBeVisible()
    await expect(cardIn(page, 'New', fullName)).toBeVisible()
    await expect(cardIn(page, 'Completed', fullName)).toBeHidden()
    await expect(column(page, 'New').getByRole('paragraph').first()).toContainText(rupees(700_000))
    expect(await statusOf(page, bearer, id)).toBe('new')
  })

  await test.step('a card that a colleague has moved shows where it is', async () => {
    await page.unroute(`/api/admin/leads/${id}`)
    await page.request.put(`/api/admin/leads/${id}`, { data: { status: 'rejected' }, headers: bearer })
    await moveTo('Contacted')
    await expect(notification(page, 'Failed to update lead')).toContainText('to “Rejected”')
    await expect(cardIn(page, 'Rejected', fullName)).toBeVisible()
  })
})

test('a card moved twice on a slow connection ends where it was moved last', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.goto(`/admin/crm?search=${encodeURIComponent(fullName)}`)
  const slow = await hold(page, `/api/admin/leads/${id}`)
  const moveTo = async (label: string) => {
    await page.getByRole('button', { name: `Move ${fullName} to…` }).click()
    await page.getByRole('menuitem', { name: label }).click()
    await expect(cardIn(page, label, fullName)).toBeVisible()
  }
  await moveTo('Contacted')
  await moveTo('In Progress')
  const writes = () => slow.requests.filter((request) => request.method() === 'PUT')
  expect(writes(), 'the second move waits for the first').toHaveLength(1)
  slow.release()
  await expect.poll(() => statusOf(page, bearer, id)).toBe('in-progress')
  await expect(notification(page, 'Failed to update lead')).toBeHidden()
})

test('names fit side by side on a desktop, and long ones wrap', async ({ admin: { page }, inquiry }) => {
  const short = await inquiry({ fullName: 'Lakshmi Venkatesan' })
  const long = await inquiry({ fullName: 'Wolfeschlegelsteinhausenbergerdorff Maximilian' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/crm')
  const lines = (name: string) =>
    page
      .getByRole('heading', { name, level: 3 })
      .getByRole('button')
      .first()
      .evaluate((node) => {
        const text = document.createRange()
        text.selectNodeContents(node)
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      })
  await expect(cardIn(page, 'New', long.fullName)).toBeVisible()
  expect(await lines(short.fullName)).toBe(1)
  expect(await lines(long.fullName)).toBeGreaterThan(1)
  await expectNoHorizontalScroll(page)
})

test('the mouse drags a card; overdue steps are marked; “My leads” filters by owner', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const mark = randomUUID().slice(0, 8)
  const [mine, other] = [
    await inquiry({ fullName: `Mine ${mark}` }),
    await inquiry({ fullName: `Other ${mark}` }),
  ]
  const summary = await page.request.get('/api/admin/leads/summary', { headers: bearer })
  const { owners } = await summary.json()
  const owner = owners.find(({ isMe }: { isMe: boolean }) => isMe).id
  const data = { owner, nextStep: 'Call back', nextStepDue: '2020-01-31' }
  await page.request.put(`/api/admin/leads/${mine.id}`, { data, headers: bearer })
  const card = cardIn(page, 'New', mine.fullName)

  await test.step('the card says what is overdue', async () => {
    await page.goto(`/admin/crm?search=${mark}`)
    await expect(cardIn(page, 'New', other.fullName)).toBeVisible()
    await expect(card).toContainText('Call back')
    await expect(card).toContainText('Overdue since 31 Jan 2020')
    await expect(card).toContainText('Mobile App')
    await expect(card).toContainText('Tidewater Ferries')
    await expectAccessible(page)
    // Columns are narrowest on the smallest desktop.
    await page.setViewportSize({ width: 1440, height: 900 })
    const right = async (part: Locator) => {
      const box = await part.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(await right(card.getByText('Overdue since'))).toBeLessThan(await right(card))
  })

  await test.step('“My leads” filters the board', async () => {
    await page.getByRole('button', { name: /^My leads/ }).click()
    await expect(page).toHaveURL(/owner=me/)
    await expect(cardIn(page, 'New', other.fullName)).toBeHidden()
    await expect(card).toBeVisible()
  })

  await test.step('the mouse drags the card to another column', async () => {
    const target = await column(page, 'Contacted').boundingBox()
    if (!target) throw new Error('There is no column.')
    await card.hover()
    await page.mouse.down()
    await page.mouse.move(target.x + 60, target.y + 60, { steps: 12 })
    await page.mouse.up()
    await expect(cardIn(page, 'Contacted', mine.fullName)).toBeVisible()
    await expect.poll(() => statusOf(page, bearer, mine.id)).toBe('contacted')
    expect((await leadById(page, bearer, mine.id)).nextStep).toBe('Call back')
    await page.goBack()
    await expect(cardIn(page, 'New', other.fullName)).toBeVisible()
  })
})

test('the board is for admins', async ({ editorPage }) => {
  await editorPage.goto('/admin/crm')
  await expect(editorPage.getByRole('link', { name: 'CRM' })).toBeHidden()
  await expect(editorPage.getByRole('region', { name: /^New/ })).toBeHidden()
})

test.describe('on a phone, in dark mode', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true })

  test('columns can be swiped, and a card moved by its menu or a long press', async ({
    admin: { page, bearer },
    inquiry,
  }) => {
    const { id, fullName } = await inquiry()
    await page.goto(`/admin/crm?search=${encodeURIComponent(fullName)}`)

    await test.step('one column shows at a time', async () => {
      await expect(cardIn(page, 'New', fullName)).toBeInViewport()
      await expect(column(page, 'Rejected')).not.toBeInViewport()
      await expectNoHorizontalScroll(page)
      await expectAccessible(page)
    })

    await test.step('the menu moves the card', async () => {
      await page.getByRole('button', { name: `Move ${fullName} to…` }).tap()
      await page.getByRole('menuitem', { name: 'Rejected' }).tap()
      await answerLoss(page)
      await expect(cardIn(page, 'Rejected', fullName)).toBeInViewport()
      await expect.poll(() => statusOf(page, bearer, id)).toBe('rejected')
    })

    await test.step('a long press drags the card', async () => {
      await page.setViewportSize({ width: 768, height: 900 })
      const card = cardIn(page, 'Rejected', fullName)
      await column(page, 'Rejected').scrollIntoViewIfNeeded()
      const [from, to] = [await card.boundingBox(), await column(page, 'Completed').boundingBox()]
      if (!from || !to) throw new Error('There is no column.')
      const finger = await page.context().newCDPSession(page)
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
      const start = { x: from.x + 60, y: from.y + from.height - 12 }
      const end = { x: to.x + to.width - 40, y: start.y }
      await touch('touchStart', start)
      await expect(said(page, fullName, '(picked up from|is over) Rejected')).toBeAttached()
      for (const part of [0.2, 0.5, 0.8, 1])
        await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y })
      await expect(said(page, fullName, 'is over Completed')).toBeAttached()
      await touch('touchEnd')
      await expect(cardIn(page, 'Completed', fullName)).toBeVisible()
      await expect.poll(() => statusOf(page, bearer, id)).toBe('completed')
    })
  })
})
