import { JSDOM } from 'jsdom'
import { expect, test } from './fixtures'
import { missingPages, publicPages } from './publicPages'

/** What a page refers to: links, images (in every size), and fragments. */
function read(html: string, address: string) {
  const { document } = new JSDOM(html).window
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
  const sizes = [...all('[srcset]', 'srcset'), ...all('[imagesrcset]', 'imagesrcset')]
    .flatMap((list) => list.split(/,\s+/))
    .map((size) => size.trim().split(/\s/, 1)[0] ?? '')
  const files = [
    ...all('img[src]', 'src'),
    ...sizes,
    ...all(
      'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="alternate"]:not([hreflang]), link[rel="stylesheet"]',
      'href',
    ),
  ]
  const inside = (target: string) => {
    const url = new URL(target, `http://site${address}`)
    return url.host === 'site' ? url : undefined
  }
  return {
    links: all('a[href], form[action]:not([method=post])', 'href').flatMap((link) => inside(link) ?? []),
    files: files.flatMap((file) => inside(file) ?? []).map(({ pathname, search }) => pathname + search),
    ids: new Set(all('[id]', 'id')),
  }
}

const isTranslated = (address: string) => /^\/(?:es|fr|de)(?:\/|$)/.test(address)
const isMissing = (address: string) => missingPages.includes(address.replace(/^\/(?:es|fr|de)/, ''))

test('no link and no image of the site is broken', async ({ request, baseURL }) => {
  test.setTimeout(480_000)
  const fronts = ['/', '/es', '/fr', '/de']
  const queue = [...fronts, ...missingPages, ...(await publicPages(request))]
  const seen = new Set(queue)
  const files = new Map<string, string>()
  const jumps: { from: string; to: string; section: string }[] = []
  const ids = new Map<string, Set<string>>()
  const broken: string[] = []

  const visit = async (address: string) => {
    const answer = await request.get(address)
    if (answer.status() !== (isMissing(address) ? 404 : 200)) {
      broken.push(`${address}: ${answer.status()}`)
      return
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) return
    const page = read((await answer.text()).replaceAll(`${baseURL}/`, '/'), address)
    ids.set(address, page.ids)
    // Other languages are crawled from their home pages; their fragments are the English ones.
    if (isTranslated(address) && !fronts.includes(address)) return
    for (const file of page.files) files.set(file, address)
    for (const { pathname, search, hash } of page.links) {
      const to = pathname + search
      if (hash) jumps.push({ from: address, to, section: decodeURIComponent(hash.slice(1)) })
      if (seen.has(to) || pathname.startsWith('/admin')) continue
      seen.add(to)
      queue.push(to)
    }
  }

  await test.step('every page exists', async () => {
    while (queue.length) await Promise.all(queue.splice(0, 8).map(visit))
  })

  await test.step('every fragment exists', async () => {
    for (const { from, to, section } of jumps) {
      if (!ids.get(to)?.has(section)) broken.push(`${from}: there is no ${section} on ${to}`)
    }
  })

  await test.step('every file exists', async () => {
    const listed = [...files]
    while (listed.length) {
      await Promise.all(
        listed.splice(0, 8).map(async ([file, on]) => {
          const answer = await request.head(file)
          const type = answer.headers()['content-type'] ?? ''
          if (answer.status() !== 200 || type.startsWith('text/html'))
            broken.push(`${on}: ${file} ${answer.status()}`)
        }),
      )
    }
  })

  expect(broken).toEqual([])
  // The crawl has reached the demo's articles, products and projects, with their images in every size.
  expect(ids.size).toBeGreaterThan(80)
  expect(files.size).toBeGreaterThan(100)
})
