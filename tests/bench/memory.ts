// npm run bench memory: the built product's memory after its start and after 2,000 requests of all kinds, its growth up
// to 20,000, and its peak while thirty images of 20 megapixels are uploaded, six at once. Linux only; exits with 1 above
// the figures in docs/operations.md.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { memory as memorySettings } from '../../scripts/lib/runServer.mjs'
import { signIn } from '../e2e/fixtures'
import { Product } from '../e2e/Product'
import { sendMixed } from './mixedRequests'
import { percentile } from './percentile'
import { compare, end } from './report'

const uploads = 30
const together = 6
/** Megabytes; less growth than that is caches with a bound. */
const bounds = { resident: 250, mixed: 400, growth: 20, peak: 700 }
const step = 1000
const requests = 20_000

/** Megabytes of a line in /proc: VmRSS, the current memory; VmHWM, the peak. */
function memory(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const picture = await sharp({
  create: {
    width: 5164,
    height: 3873,
    channels: 3,
    background: '#6366f1',
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
  },
})
  .jpeg({ quality: 75 })
  .toBuffer()

Object.assign(process.env, memorySettings)
const product = new Product('sqlite')
// A demo's first start creates all of its images.
await product.start()
await product.fill()
await product.stop()
await product.start()
const pid = Number(product.pid)
const resident = memory(pid, 'VmRSS')
const { token } = await signIn(product)
const site = { baseURL: product.baseURL, token }
/** After each thousand requests. */
const samples: number[] = []
for (let from = 0; from < requests; from += step) {
  await sendMixed(site, { from, to: from + step })
  samples.push(memory(pid, 'VmRSS'))
}
const mixed = Number(samples[1])
// One sample depends on when garbage was last collected.
const growth = percentile(samples.slice(-5), 0.5) - percentile(samples.slice(1, 6), 0.5)

async function upload(number: number): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `wall-${number}.jpg`)
  form.set('_payload', JSON.stringify({ alt: `Wall ${number}` }))
  const headers = { authorization: `JWT ${token}` }
  return (await fetch(`${product.baseURL}/api/media`, { method: 'POST', headers, body: form })).status
}

const began = performance.now()
let next = 0
const statuses: number[] = []
const person = async () => {
  while (next < uploads) {
    next += 1
    statuses.push(await upload(next))
  }
}
await Promise.all(Array.from({ length: together }, person))
const peak = memory(pid, 'VmHWM')
const resting = memory(pid, 'VmRSS')
await product.dispose()

const tell = (what: string, found: number, wanted: number) => compare(what, { found, wanted, unit: 'MB' })
tell('after the start', resident, bounds.resident)
tell('after 2,000 requests', mixed, bounds.mixed)
tell('growth over the next 18,000', growth, bounds.growth)
tell('peak while images are uploaded', peak, bounds.peak)
const kept = statuses.filter((status) => status === 201).length
const elapsed = Math.round((performance.now() - began) / 1000)
const each = (picture.length / 1024 ** 2).toFixed(1)
console.log(`${kept} of ${uploads} images of ${each} MB stored in ${elapsed} s; ${resting} MB after them`)
if (kept < uploads) process.exit(1)
end()
