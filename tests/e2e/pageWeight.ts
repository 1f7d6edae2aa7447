import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { compressWith } from '@/front/cache/encode'

/** The most bytes that any page may load before interaction, scripts and styles gzipped; `scriptOfForm` after it. */
export const budget = { script: 15_000, scriptOfForm: 90_000, style: 15_500, font: 90_000 }
/** The most bytes of the home page's HTML. */
export const homeBudget = { raw: 75_000, brotli: 13_000 }

/** Measures what a page loads from now on. */
export function weigh(page: Page, baseURL = '') {
  const answers: Response[] = []
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('response', (answer) => answers.push(answer))
  return {
    foreign: () => asked.filter((url) => !/^(?:data|blob):/.test(url) && !url.startsWith(baseURL)),
    async of(type: 'script' | 'stylesheet' | 'font') {
      const bodies = answers
        .filter((answer) => answer.request().resourceType() === type && answer.ok())
        .map(async (answer) => {
          const body = await answer.body()
          return type === 'font' ? body.length : gzipSync(body).length
        })
      return (await Promise.all(bodies)).reduce((all, size) => all + size, 0)
    },
  }
}

/** Bytes of an HTML document, and of what the front server makes of it for most browsers. */
export const sizesOf = async (html: Buffer) => ({
  raw: html.length,
  brotli: (await compressWith.br(html, 'page')).length,
})
