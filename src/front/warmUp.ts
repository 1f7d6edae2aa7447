import { IncomingMessage, type RequestListener } from 'node:http'
import { Socket } from 'node:net'
import { settings } from '../settings'
import { CollectingResponse } from './cache/Rendering'

/** Requests, and milliseconds after which no further one is made. */
const bounds = { most: 40, patience: 100 }

const { host } = new URL(settings.siteUrl)
const body = Buffer.from('{}')

const ours = new WeakSet<IncomingMessage>()

/** Whether a request is part of {@link warmUp}, which is neither logged nor counted. */
export const isWarmUp = (req: IncomingMessage): boolean => ours.has(req)

/** As long as an inquiry's, until no endpoint is found. */
function request(answer: RequestListener): Promise<unknown> {
  const req = new IncomingMessage(new Socket())
  ours.add(req)
  req.method = 'POST'
  req.url = '/api/warm-up'
  req.headers = { host, 'content-type': 'application/json', 'content-length': String(body.length) }
  const res = new CollectingResponse(req)
  answer(req, res)
  req.complete = true
  req.push(body)
  req.push(null)
  return res.rendering
}

/**
 * Answers a few requests to the API before anybody can connect. V8 compiles what they run: without them the first
 * twenty visitors at once waited about twice as long as later ones.
 */
export async function warmUp(answer: RequestListener): Promise<void> {
  const deadline = performance.now() + bounds.patience
  for (let count = 0; count < bounds.most && performance.now() < deadline; count += 1) await request(answer)
}
