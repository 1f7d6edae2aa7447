import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures'
import { missingPages, publicPages } from './publicPages'

/** Bytes, as gzip sends them. Next's own floor is 129 kB of script. */
const budget = { script: 149_000, style: 15_000, page: 30_000 }

const gzipped = (bytes: string | Buffer) => gzipSync(bytes).length
/** A file of the build by its address. */
const sizeOf = (address: string) =>
  gzipped(
    readFileSync(
      decodeURI(address)
        .replace(/^\/_next\//, '.next/')
        .replace(/\?.*/, ''),
    ),
  )
const sum = (addresses: Iterable<string>) => [...addresses].reduce((all, address) => all + sizeOf(address), 0)

function weigh(html: string) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const address = (tag: string) => /\s(?:src|href)="(\/_next\/[^"]+)"/.exec(tag)?.[1] ?? []
  // The polyfills are marked for browsers without modules: those of our day do not load them.
  const scripts = tags.filter((tag) => tag.startsWith('<script') && !/\snomodule\b/i.test(tag))
  const styles = tags.filter((tag) => /\srel="stylesheet"/.test(tag))
  return {
    script: sum(new Set(scripts.flatMap(address))),
    style: sum(new Set(styles.flatMap(address))),
    page: gzipped(html),
  }
}

test('every public page stays within its weight', async ({ request }) => {
  const tooHeavy: string[] = []
  for (const path of [
    ...(await publicPages(request)),
    ...missingPages,
    '/inquiry',
    '/search',
    '/thank-you',
  ]) {
    const weight = weigh(await (await request.get(path)).text())
    expect(weight.script, path).toBeGreaterThan(100_000)
    expect(weight.style, path).toBeGreaterThan(1000)
    for (const part of ['script', 'style', 'page'] as const) {
      if (weight[part] > budget[part]) tooHeavy.push(`${path}: ${weight[part]} bytes of ${part}`)
    }
  }
  expect(tooHeavy).toEqual([])
})
