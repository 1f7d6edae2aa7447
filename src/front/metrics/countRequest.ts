import { metrics } from '@/metrics/metrics'
import { settings } from '@/settings'
import { routeOf } from './routes'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Counts a finished request if metrics are enabled.
 * @param duration milliseconds; undefined for a stream of events, which lasts as long as the client stays
 */
export function countRequest(
  { method = '', url = '/' }: { method?: string | undefined; url?: string | undefined },
  status: number,
  duration: number | undefined,
): void {
  if (!settings.metricsToken) return
  const route = routeOf(url)
  metrics.requests.add({
    route,
    method: methods.has(method) ? method : 'other',
    status: String(status),
  })
  if (duration !== undefined) metrics.duration.observe({ route }, duration / 1000)
}
