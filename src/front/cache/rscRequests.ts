import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { addressOf, isRscRequest, restOf, withRest } from './policy'
import { startRendering } from './underWay'

function forward(res: ServerResponse, rest: string): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    const location = res.getHeader('location')
    if (typeof location === 'string') res.setHeader('location', withRest(location, rest))
    return writeHead(...args)
  }
}

/** Next's parameter for checking that the query fits the headers. */
const markOf = (url: string) => /[?&](_rsc(?:=[^&]*)?)(?=&|$)/.exec(url)?.[1]

/**
 * RSC requests of Next's router. They are rendered like the page that is kept for everyone, so nothing about this visitor
 * may reach them.
 */
export const handleRscRequests: RequestHandler = (req, res, next) => {
  if (isRscRequest(req)) {
    const [address, mark] = [addressOf(req.url), markOf(req.url)]
    forward(res, restOf(req.url))
    res.once('close', startRendering(address))
    req.url = mark ? `${address}${address.includes('?') ? '&' : '?'}${mark}` : address
  }
  next()
}
