// npm run bench flood: how long the home page from memory takes while one visitor asks, over 150 connections, for what
// has to be rendered each time. Exits with 1 if one in twenty takes longer than wanted.
import { randomUUID } from 'node:crypto'
import { Agent, get, type OutgoingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { withDemo } from './demo'
import { end, tell } from './report'

const connections = 150
/** Milliseconds of each flood, and between two views of the home page. */
const duration = 6000
const pause = 200
/** Milliseconds that 95 of 100 views may take. */
const wanted = 500

interface Flood {
  what: string
  path: () => string
  headers?: OutgoingHttpHeaders
}

const floods: Flood[] = [
  { what: 'previews', path: () => `/preview/post/${randomUUID()}` },
  { what: 'the login page', path: () => '/admin/login' },
  { what: 'RSC requests', path: () => `/blog?page=${randomUUID()}&_rsc`, headers: { rsc: '1' } },
  { what: 'screens', path: () => `/admin/${randomUUID()}`, headers: { cookie: 'payload-token=x' } },
  { what: 'share images', path: () => `/og/post/${randomUUID()}.png` },
  { what: 'missing pages', path: () => `/blog/${randomUUID()}` },
]

function ask(url: string, agent: Agent | false, headers: OutgoingHttpHeaders = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (res) => res.resume().once('end', resolve).once('error', reject)).once(
      'error',
      reject,
    )
  })
}

/** Views the home page over new connections during a flood. @returns milliseconds of each view */
async function viewDuring(baseURL: string, { path, headers }: Flood): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const stop = performance.now() + duration
  const flood = async () => {
    while (performance.now() < stop) await ask(baseURL + path(), agent, headers)
  }
  const flooding = Promise.all(Array.from({ length: connections }, flood))
  const times: number[] = []
  await wait(1000)
  while (performance.now() < stop) {
    const start = performance.now()
    await ask(baseURL, false)
    times.push(performance.now() - start)
    await wait(pause)
  }
  await flooding
  agent.destroy()
  return times
}

await withDemo(async ({ baseURL }) => {
  await ask(baseURL, false)
  for (const flood of floods)
    tell(`home page during a flood of ${flood.what}`, await viewDuring(baseURL, flood), wanted)
})
end()
