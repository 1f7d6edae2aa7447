// npm run bench weight: the weight of pages of the built product before any interaction, and of the form, compared with
// the targets; tests/e2e/budget.spec.ts enforces the budget on every page.
import { fillInquiry, sendButton, toastOf } from '../e2e/inquiryForm'
import { budget, homeBudget, sizesOf, weigh } from '../e2e/pageWeight'
import { launchChromium } from '../launchChromium'
import { withDemo } from './demo'
import { compare, end } from './report'

const types = { script: 'script', style: 'stylesheet', font: 'font' } as const

/** @param found bytes, as is `wanted` */
const tell = (what: string, found: number, wanted: number) =>
  compare(what, { found: found / 1000, wanted: wanted / 1000, unit: 'kB' })

const browser = await launchChromium()
await withDemo(async ({ baseURL, pages }) => {
  for (const [name, address] of Object.entries({ ...pages, contact: '/contact', search: '/search' })) {
    const page = await browser.newPage()
    const weight = weigh(page)
    await page.goto(baseURL + address, { waitUntil: 'networkidle' })
    for (const part of ['script', 'style', 'font'] as const)
      tell(`${name}: ${part}`, await weight.of(types[part]), budget[part])
    await page.close()
  }
  const page = await browser.newPage()
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: {} }))
  const weight = weigh(page)
  await page.goto(`${baseURL}/contact`)
  await fillInquiry(page)
  await sendButton(page).click()
  await toastOf(page).waitFor()
  tell('contact: script after the form was used', await weight.of('script'), budget.scriptOfForm)
  const { raw, brotli } = await sizesOf(Buffer.from(await (await fetch(baseURL)).arrayBuffer()))
  tell('home: HTML', raw, homeBudget.raw)
  tell('home: HTML as brotli', brotli, homeBudget.brotli)
}).finally(() => browser.close())
end()
