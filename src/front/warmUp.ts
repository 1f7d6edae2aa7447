import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { settings } from '../settings'

/** Milliseconds that the first request may take, which waits until everything is loaded. */
const timeout = 5000
/** Further requests, and milliseconds after which no other one is made. */
const further = { max: 30, period: 300 }

const { host } = new URL(settings.siteUrl)

const ours = new WeakSet<IncomingMessage>()

/** Whether a request is part of {@link warmUp}, which is neither logged nor counted. */
export const isWarmUp = (req: IncomingMessage): boolean => ours.has(req)

/** Does what an inquiry does, until no endpoint is found. */
function ask(port: number, agent: Agent): Promise<unknown> {
  const headers = { host, 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(timeout)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent, method: 'POST', path: '/api/warm-up', headers, signal })
      .on('response', (res) => res.resume().on('error', reject).on('end', resolve))
      .on('error', reject)
      .end('{}')
  })
}

/**
 * Answers a few requests to the API before anybody can connect, once what they need is loaded. V8 compiles what they
 * run: without them the first twenty visitors at once waited almost twice as long (decision 078).
 * @throws if one fails or takes too long
 */
export async function warmUp(answer: RequestListener): Promise<void> {
  const server = createServer((req, res) => {
    ours.add(req)
    answer(req, res)
  })
  const agent = new Agent({ keepAlive: true })
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await ask(port, agent)
    const deadline = performance.now() + further.period
    for (let count = 0; count < further.max && performance.now() < deadline; count += 1)
      await ask(port, agent)
  } finally {
    agent.destroy()
    server.close()
  }
}
