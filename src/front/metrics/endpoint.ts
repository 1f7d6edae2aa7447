import { createHash, timingSafeEqual } from 'node:crypto'
import { type RequestHandler, Router } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { countRefusal, renderMetrics } from '@/metrics/metrics'
import { contentType } from '@/metrics/registry'
import { networkOf } from '@/rate-limit/network'
import { settings } from '@/settings'
import { fail } from '../errorPage'
import { addressOfVisitor } from '../forwarded'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a header contains the token, compared in constant time. */
export function hasToken(header: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}

/** Wrong tokens allowed per address; a scraper comes four times a minute. */
const wrong = new RateLimiterMemory({ points: 10, duration: 60 })

const answer =
  (token: string): RequestHandler =>
  async (req, res) => {
    const address = networkOf(addressOfVisitor(req) ?? 'unknown')
    const spent = await wrong.get(address)
    if (spent && spent.remainingPoints <= 0) {
      countRefusal('metrics')
      return fail(req, res, 429)
    }
    if (!hasToken(req.headers.authorization, token)) {
      await wrong.consume(address).catch(() => {})
      return fail(req, res, 401, { 'www-authenticate': 'Bearer' })
    }
    res.set({ 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(renderMetrics())
  }

/**
 * `/metrics`, for holders of the token, under any host name: scrapers address an instance directly. Slow values are
 * gathered beforehand (src/ops/metrics), so that no scrape waits. Without a token the path doesn't exist, and neither
 * does a router: even an empty one passes a request on one tick later, after its body has gone by (`BufferedBody`).
 */
export const metricsEndpoint = settings.metricsToken
  ? [Router().get('/metrics', answer(settings.metricsToken))]
  : []
