import { ask, changer, login } from './client'
import { compareTimes } from './report'

/** Calls of each address, after two that aren't counted. */
const requests = Number(process.env.BENCH_REQUESTS ?? 15)
/** Which addresses to measure: part of them, as a pattern. */
const only = new RegExp(process.env.BENCH_ONLY ?? '')
/** How many times as long a list may take with translations. */
const bound = 1.5

/** A number in their place makes each address a new one, which no cache has; the others are asked after a change. */
const pages = [
  '/',
  '/products?page={n}',
  '/products?category=dashboard&page={n}',
  '/products?search=dashboard&page={n}',
  '/portfolio?page={n}',
  '/blog?page={n}',
  '/blog?page=3{n}',
  '/blog?category=Tutorials&page={n}',
  '/blog?search=queue&page={n}',
  '/search?search=queue&page={n}',
  '/search?search=qeueu&page={n}',
  '/feed.xml',
  '/feed.json',
]
const reads = [
  '/api/services?limit={n}',
  '/api/products?limit=24&page={n}',
  '/api/products?limit=24&search=dashboard&page={n}',
  '/api/projects?limit=24&page={n}',
  '/api/blog-posts?limit=24&page={n}',
  '/api/blog-posts?limit=24&search=queue&page={n}',
  '/api/blog-posts?limit=24&page=1{n}',
]
const staff = [
  ...['services', 'products', 'projects', 'blog-posts'].flatMap((path) => [
    `/api/admin/${path}?limit=24`,
    `/api/admin/${path}?limit=24&sort=newest&page=3`,
    `/api/admin/${path}?limit=24&sort=title`,
    `/api/admin/${path}?limit=24&sort=title-desc&page=3`,
    `/api/admin/${path}?limit=24&search=the`,
    `/api/admin/${path}?limit=24&state=published&sort=title`,
  ]),
  '/api/admin/blog-posts?limit=24&sort=title&page=100',
  '/api/admin/blog-posts/facets',
  '/api/admin/search?q=queue',
  '/api/admin/search?q=dashboard',
  '/api/admin/translations?limit=24',
  '/api/admin/translations?limit=24&page=100',
  '/api/admin/translations?limit=24&language=de&search=queue',
  '/api/admin/translations/counts',
  '/api/admin/report?limit=24',
]

const inGerman = (address: string) =>
  address.startsWith('/api/') ? `${address}&locale=de` : `/de${address}`.replace(/\/$/, '')

interface Asked {
  address: string
  token?: string
  /** Empties the caches. */
  change: () => Promise<void>
}

/** Asks for some addresses in turn. @returns their times in milliseconds */
async function askInTurn(asked: Asked[]): Promise<number[][]> {
  const times: number[][] = asked.map(() => [])
  for (let count = -2; count < requests; count += 1)
    for (const [place, { address, token, change }] of asked.entries()) {
      if (!token && !address.includes('{n}')) await change()
      const time = await ask(address.replace('{n}', String(count + 12)), token)
      if (count >= 0) times[place]?.push(time)
    }
  return times
}

/** Compares a site whose entries are translated with one whose entries aren't, running beside each other. */
export async function measureBoth(translated: string, plain: string): Promise<void> {
  const tell = (what: string, times: number[] = [], base: number[] = []) =>
    compareTimes(what, [times, base], bound)
  const change = { plain: (await changer(plain)).save, translated: (await changer(translated)).save }
  const sitemap = '/sitemap.xml'
  for (const path of [...pages, ...reads, sitemap].filter((one) => only.test(one))) {
    const [base, same, german] = await askInTurn([
      { address: plain + path, change: change.plain },
      { address: translated + path, change: change.translated },
      // It has all languages.
      ...(path === sitemap ? [] : [{ address: translated + inGerman(path), change: change.translated }]),
    ])
    tell(path, same, base)
    if (german) tell(inGerman(path), german, base)
  }
  const tokens = { plain: await login(plain), translated: await login(translated) }
  for (const path of staff.filter((one) => only.test(one))) {
    const [base, same] = await askInTurn([
      { address: plain + path, token: tokens.plain, change: change.plain },
      { address: translated + path, token: tokens.translated, change: change.translated },
    ])
    tell(path, same, base)
  }
}
