import { afterEach, expect, test } from 'vitest'
import { metrics } from '../metrics/metrics'
import { bridge } from '../runtime/bridge'
import { settings } from '../settings'
import { apiBefore } from './api/apiBefore'
import { frontServer } from './app'
import { warmUp } from './warmUp'

const { metricsToken } = settings
afterEach(() => {
  bridge.answerApi = undefined
  settings.metricsToken = metricsToken
})

const next = () => {
  throw new Error('Next is not asked.')
}

test('its requests reach the API with their body, and are not counted', async () => {
  settings.metricsToken = 'a-token'
  const seen: unknown[] = []
  bridge.answerApi = async (request) => {
    seen.push([request.method, new URL(request.url).pathname, await request.json()])
    return Response.json({ message: 'Not found.' }, { status: 404 })
  }
  await warmUp(frontServer(apiBefore(next), { dev: false }))
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set(['["POST","/api/warm-up",{}]']))
  expect(metrics.requests.lines()).toEqual([])
})

test('it gives up when its time is over, and fails when a request does', async () => {
  let requests = 0
  await warmUp((req, res) => {
    requests += 1
    req.resume()
    setTimeout(() => res.end(), 60)
  })
  expect(requests).toBeLessThan(10)
  await expect(warmUp((_req, res) => res.destroy())).rejects.toThrow('socket hang up')
})
