// npm run bench inquiries: response times of 240 inquiries, 20 at once, right after the start and of 240 more, once
// V8 has compiled what they run, and of single ones; on SQLite and, with TEST_MONGODB_URL, on MongoDB. Exits with 1
// if one in twenty takes longer than wanted.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Product } from '../e2e/Product'
import { inquiryOf } from '../inquiries'
import { end, tell } from './report'

const inquiries = 240
const single = 20
const together = 20
/** Milliseconds that 95 of 100 may take. */
const wanted = 60

/**
 * Sends an inquiry with node:http, which takes a quarter of what `fetch` takes of the processor that visitors and
 * product share here.
 */
function sendInquiry(baseURL: string, number: number, agent: Agent): Promise<void> {
  const body = JSON.stringify(inquiryOf(number))
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    request(`${baseURL}/api/leads`, { method: 'POST', agent, headers }, (res) => {
      if (res.statusCode !== 201) return reject(new Error(`An inquiry was refused: ${res.statusCode}.`))
      res.resume().on('error', reject).on('end', resolve)
    })
      .on('error', reject)
      .end(body)
  })
}

/** @returns milliseconds of each call */
async function send(baseURL: string, count: number, visitors: number): Promise<number[]> {
  const times: number[] = []
  const agent = new Agent({ keepAlive: true })
  let next = 0
  const visitor = async () => {
    while (next < count) {
      next += 1
      const start = performance.now()
      await sendInquiry(baseURL, next, agent)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  agent.destroy()
  return times
}

/** Has V8 compiled what the visitors run, whose first requests would otherwise take 55 ms even at a server without work. */
async function warmUp(): Promise<void> {
  const server = createServer((req, res) => {
    req.resume()
    res.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"1"}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  await send(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, inquiries, together)
  server.closeAllConnections()
  server.close()
}

await warmUp()
for (const engine of ['sqlite', 'mongodb'] as const) {
  if (engine === 'mongodb' && !process.env.TEST_MONGODB_URL) {
    console.log('MongoDB: not measured; set TEST_MONGODB_URL.')
    continue
  }
  // A real site without content: on SQLite it would otherwise be a demo.
  const settings = { PAYLOAD_SECRET: randomUUID(), ADMIN_USERNAME: 'asha', ADMIN_PASSWORD: randomUUID() }
  const product = new Product(engine, undefined, { settings })
  await product.start()
  try {
    tell(`${engine}, ${together} at once, first`, await send(product.baseURL, inquiries, together), wanted)
    tell(`${engine}, ${together} at once, later`, await send(product.baseURL, inquiries, together), wanted)
    tell(`${engine}, one at a time`, await send(product.baseURL, single, 1), wanted)
  } finally {
    await product.dispose()
  }
}
end()
