// npm run bench memory: the built product's memory after its start, after 2,000 and 20,000 requests of all kinds,
// and its peak while thirty images of 20 megapixels are uploaded, six at once. Linux only; exits with 1 above the
// figures in docs/operations.md.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { memory as memorySettings } from '../../scripts/lib/runServer.mjs'
import { signIn } from '../e2e/fixtures'
import { Product } from '../e2e/Product'
import { sendMixed } from './mixedRequests'
import { compare, end } from './report'

const uploads = 30
const together = 6
/** Megabytes; less growth than that is the garbage collector. */
const bounds = { resident: 250, mixed: 400, growth: 20, peak: 700 }
const requests = { first: 2000, all: 20_000 }

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
await sendMixed(site, requests.first)
const mixed = memory(pid, 'VmRSS')
await sendMixed(site, requests.all - requests.first)
const afterAll = memory(pid, 'VmRSS')

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
tell('growth over the next 18,000', afterAll - mixed, bounds.growth)
tell('peak while images are uploaded', peak, bounds.peak)
const kept = statuses.filter((status) => status === 201).length
const elapsed = Math.round((performance.now() - began) / 1000)
const each = (picture.length / 1024 ** 2).toFixed(1)
console.log(`${kept} of ${uploads} images of ${each} MB stored in ${elapsed} s; ${resting} MB after them`)
if (kept < uploads) process.exit(1)
end()
