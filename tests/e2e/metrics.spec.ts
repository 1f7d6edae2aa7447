import { request as httpRequest } from 'node:http'
import { inquiryOf, sendInquiry } from '../inquiries'
import { expect, test } from './fixtures'
import { Product, startTimeout } from './Product'

const token = 'a-token-that-only-tests-know-0123456789'
const right = { authorization: `Bearer ${token}` }

/** Requests the instance's address like a scraper, not the site's host name. */
function scrape(
  { baseURL }: Product,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; type: string | undefined; text: string }> {
  const { hostname, port } = new URL(baseURL)
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path: '/metrics', headers: { host: '10.0.0.5', ...headers } })
    asked.once('error', reject).once('response', async (answer) => {
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      resolve({ status: answer.statusCode, type: answer.headers['content-type'], text })
    })
    asked.end()
  })
}

test('without a token there are no metrics', async ({ site }) => {
  const answer = await fetch(`${site.baseURL}/metrics`, { headers: right })
  expect(answer.status).toBe(404)
})

test('metrics require the token, and contain nothing about visitors @both', async ({ engine }) => {
  test.setTimeout(startTimeout)
  const product = new Product(engine, undefined, { settings: { METRICS_TOKEN: token } })
  await product.start()
  const value = async (series: string) => {
    const { text } = await scrape(product, right)
    const line = text.split('\n').find((one) => one.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length))
  }
  try {
    await test.step('visits and inquiries are counted by route, without what visitors sent', async () => {
      const blog = 'frontdesk_http_requests_total{route="/blog",method="GET",status="200"}'
      const before = await value(blog)
      for (const path of [
        '/blog',
        '/fr/blog',
        '/blog',
        '/no-such-page-of-anybody',
        '/blog?search=a-secret-word',
      ])
        await fetch(product.baseURL + path)
      expect(await sendInquiry(product.baseURL, 1)).toBeDefined()

      const { status, type, text } = await scrape(product, right)
      expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
      expect(await value(blog)).toBe((before ?? 0) + 4)
      expect(await value('frontdesk_http_requests_total{route="/:page",method="GET",status="404"}')).toBe(1)
      expect(
        await value('frontdesk_http_requests_total{route="/api/leads",method="POST",status="201"}'),
      ).toBe(1)
      expect(await value('frontdesk_http_request_duration_seconds_count{route="/api/leads"}')).toBe(1)
      expect(await value('frontdesk_cache_requests_total{kind="page",result="hit"}')).toBeGreaterThan(0)
      expect(await value('frontdesk_inquiries_total{kind="inquiry"}')).toBe(1)
      for (const secret of ['no-such-page', 'a-secret-word', '127.0.0.1', inquiryOf(1).email])
        expect(text).not.toContain(secret)
    })

    await test.step('memory, jobs and database are reported', async () => {
      expect(await value('process_resident_memory_bytes')).toBeGreaterThan(100e6)
      await expect.poll(() => value('frontdesk_leader'), { timeout: 30_000 }).toBe(1)
      await expect.poll(() => value('frontdesk_database_up'), { timeout: 30_000 }).toBe(1)
    })

    await test.step('wrong tokens are refused, and after ten every token', async () => {
      const wrong = { authorization: 'Bearer another-token-that-is-as-long-as-it' }
      const answers = [await scrape(product, {}), await scrape(product, wrong)]
      expect(answers.map((answer) => answer.status)).toEqual([401, 401])
      for (let n = 0; n < 8; n += 1) await scrape(product, wrong)
      // Now even the correct token is rejected; otherwise the limit would reveal which one is right.
      expect((await scrape(product, wrong)).status).toBe(429)
      expect((await scrape(product, right)).status).toBe(429)
    })
  } finally {
    await product.dispose()
  }
})
