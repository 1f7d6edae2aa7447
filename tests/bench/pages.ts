// npm run bench pages: throughput and latency of the built product's cached pages.
import { withDemo } from './demo'
import { percentile } from './percentile'

const connections = 50
const duration = 5000

/** Requests one page repeatedly over many connections. Milliseconds. */
async function load(url: string) {
  const until = performance.now() + duration
  const times: number[] = []
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now()
      const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const at = (share: number) => `${percentile(times, share).toFixed(1)} ms`
  return {
    'pages/s': Math.round((times.length / duration) * 1000),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}

await withDemo(async ({ baseURL, pages }) => {
  const rows: Record<string, object> = {}
  for (const [name, address] of Object.entries(pages)) {
    await fetch(baseURL + address)
    rows[name] = await load(baseURL + address)
  }
  console.table(rows)
})
