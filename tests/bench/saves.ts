// npm run bench saves: how long visitors wait while an editor saves ten times, and she herself; whether anybody gets a
// page that is older than what was acknowledged.
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type DemoPages, withDemo } from './demo'
import { percentile } from './percentile'
import { compare, end } from './report'

/** Page views a second, at set times: a view that comes while the server is busy waits for it. */
const rate = 50
const saves = 10
/** Milliseconds that 99 of 100 views take at most. */
const slowest = 1000
const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** @returns milliseconds since it was due */
function view(url: string, due = performance.now()): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (res) => {
      if (res.statusCode !== 200) return reject(new Error(`${url}: ${res.statusCode}`))
      res.resume().once('end', () => resolve(performance.now() - due))
    }).once('error', reject)
  })
}

/** Visits pages at random, the first ones more often, while something is done. @returns milliseconds of each view */
async function visitDuring(urls: string[], act: () => Promise<unknown>): Promise<number[]> {
  const views: Promise<number>[] = []
  const start = performance.now()
  const timer = setInterval(() => {
    while (views.length < ((performance.now() - start) * rate) / 1000) {
      const url = urls[Math.floor(urls.length * Math.random() ** 2)] ?? ''
      views.push(view(url, start + (views.length * 1000) / rate))
    }
  }, 1)
  await act()
  clearInterval(timer)
  return Promise.all(views)
}

async function editor({ baseURL, product }: DemoPages) {
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(baseURL + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.json()
  }
  const { token } = await send('POST', '/api/auth/login', product.admin)
  const service = { title: 'Benches', description: 'We measure.', price: 'Free', isActive: true, order: -1 }
  const path = '/api/admin/services'
  const { id } = await send('POST', path, service, token)
  const [times, old]: [number[], string[]] = [[], []]
  return {
    times,
    old,
    /** Saves something, and looks for it on the home page as soon as it is acknowledged. */
    async save() {
      const description = `Measured ${crypto.randomUUID()}.`
      const start = performance.now()
      await send('PUT', `${path}/${id}`, { ...service, description }, token)
      times.push(performance.now() - start)
      return async () => {
        if (!(await (await fetch(baseURL)).text()).includes(description)) old.push(description)
      }
    },
  }
}

/** All paths of the site in one language, the most visited first. */
async function addresses({ baseURL, pages }: DemoPages): Promise<string[]> {
  const map = await (await fetch(`${baseURL}/sitemap.xml`)).text()
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const all = [...Object.values(pages), ...found.filter((path) => !/^\/(?:es|fr|de)(?:\/|$)/.test(path))]
  return [...new Set(all)].map((path) => baseURL + path)
}

await withDemo(async (demo) => {
  const urls = await addresses(demo)
  for (const url of [...urls, ...urls]) await view(url)
  const asha = await editor(demo)
  await wait(3000)
  const rows: Record<string, object> = {}
  const tell = (name: string, times: number[]) => {
    const at = (share: number) => `${percentile(times, share).toFixed(1)} ms`
    rows[name] = { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
    return percentile(times, 0.99)
  }
  const saveSlowly = async () => {
    for (let n = 0; n < saves; n += 1) await Promise.all([asha.save().then((look) => look()), wait(1000)])
  }
  const saveAtOnce = async () => {
    await Promise.all(Array.from({ length: saves }, asha.save))
    await (await asha.save())()
    await wait(3000)
  }
  tell('views, nothing saved', await visitDuring(urls, () => wait(10_000)))
  const slowly = tell('views, a save each second', await visitDuring(urls, saveSlowly))
  tell('the saves', asha.times.splice(0))
  await wait(3000)
  const atOnce = tell('views, ten saves at once', await visitDuring(urls, saveAtOnce))
  tell('these saves', asha.times)
  console.log(`${urls.length} pages, ${rate} views a second`)
  console.table(rows)
  compare('views, a save each second: p99', { found: slowly, wanted: slowest, unit: 'ms' })
  compare('views, ten saves at once: p99', { found: atOnce, wanted: slowest, unit: 'ms' })
  compare('older than what was acknowledged', { found: asha.old.length, wanted: 0, unit: 'pages' })
})
end()
