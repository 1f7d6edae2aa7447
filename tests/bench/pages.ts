// npm run bench pages: pages a second from memory, beside nginx with the same bytes and headers, and beside bare Next.
// The access log is on everywhere but in bare Next, which has none.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../freePort'
import { withDemo } from './demo'
import { generator, load, type Throughput } from './load'
import { hasNginx, startNginx } from './nginx'

/** Each is measured several times in turn: what else runs on the machine then disturbs all alike. */
const rounds = 3
const seconds = 4
const wanted = { nginx: 0.4, bareNext: 10 }

const best = (results: Throughput[]): Throughput =>
  results.reduce((one, other) => (other.rate > one.rate ? other : one))

const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-pages-'))
const rows: Record<string, Record<string, string | number>> = {}
const missed: string[] = []

function compare(name: string, ours: Throughput, theirs: Throughput | undefined, who: 'nginx' | 'bareNext') {
  if (!theirs) return
  if (!theirs.rate) return void Object.assign(rows[name] ?? {}, { [who]: 'no answer' })
  const ratio = ours.rate / theirs.rate
  const digits = who === 'nginx' ? 2 : 1
  Object.assign(rows[name] ?? {}, { [who]: Math.round(theirs.rate), [`of ${who}`]: ratio.toFixed(digits) })
  if (ratio < wanted[who]) missed.push(`${name}: ${ratio.toFixed(digits)} of ${who}`)
}

let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
try {
  await withDemo(
    async ({ baseURL, pages, product }) => {
      const urls = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, baseURL + page]))
      for (const url of Object.values(urls)) await fetch(url)
      nginx = hasNginx ? await startNginx(urls, await freePort(), folder) : undefined
      const ours: Record<string, Throughput> = {}
      for (const [name, url] of Object.entries(urls)) {
        const [results, theirs]: [Throughput[], Throughput[]] = [[], []]
        for (let round = 0; round < rounds; round += 1) {
          results.push(await load(url, seconds))
          if (nginx) theirs.push(await load(`${nginx.baseURL}/${name}`, seconds))
        }
        const { rate, p50, p99 } = best(results)
        ours[name] = best(results)
        rows[name] = { 'pages/s': Math.round(rate), p50, p99 }
        if (nginx) compare(name, best(results), best(theirs), 'nginx')
      }
      await product.stop()
      await product.startProgram('tests/bench/bareNext.mjs')
      for (const [name, url] of Object.entries(urls)) {
        await fetch(url)
        const bare = await load(url, seconds)
        const mine = ours[name]
        if (mine) compare(name, mine, bare, 'bareNext')
      }
    },
    { settings: { LOG_LEVEL: 'info', TRUSTED_PROXIES: '0' }, logFile: path.join(folder, 'product.log') },
  )
  console.log(`50 connections, ${generator}, the best of ${rounds} rounds of ${seconds} s`)
  console.table(rows)
  console.log(`Wanted: at least ${wanted.nginx} of nginx, ${wanted.bareNext} times bare Next.`)
  if (!hasNginx) console.log('nginx: not measured; install it.')
} finally {
  await nginx?.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const one of missed) console.log(`Too slow: ${one}`)
process.exit(missed.length ? 1 : 0)
