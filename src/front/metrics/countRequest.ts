import type { ServerResponse } from 'node:http'
import { metrics } from '@/metrics/metrics'
import { settings } from '@/settings'
import { isEventStream } from '../api/sendEvents'
import { routeOf } from './routes'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts a finished request if metrics are enabled. @param duration milliseconds */
export function countRequest(
  { method = '', url = '/' }: { method?: string | undefined; url?: string | undefined },
  res: ServerResponse,
  duration: number,
): void {
  if (!settings.metricsToken) return
  const route = routeOf(url)
  metrics.requests.add({
    route,
    method: methods.has(method) ? method : 'other',
    status: String(res.statusCode),
  })
  // A stream of events lasts as long as the client stays.
  if (isEventStream(res.getHeader('content-type'))) return
  metrics.duration.observe({ route }, duration / 1000)
}
