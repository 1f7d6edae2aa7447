import sharp from 'sharp'
import { signIn } from '../e2e/fixtures'
import { all, between, type Outcome, type Place } from './place'

interface Picture {
  id: string
  url: string
  sizes: Record<string, { url: string | null }>
}

/** A unique image that takes a while to process. */
const picture = () =>
  sharp({
    create: {
      width: 1400,
      height: 900,
      channels: 3,
      background: '#6366f1',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

const isServed = async (address: string) => (await fetch(address)).ok

/**
 * Uploads images and kills the server in the middle of every second one. Acknowledged ones must exist with
 * their copies, and no entry may lack its file.
 */
export async function killUploads({ product }: Place, tried: number): Promise<Outcome> {
  const { token } = await signIn(product)
  const acknowledged: string[] = []
  let kills = 0
  for (let number = 0; number < tried; number += 1) {
    const form = new FormData()
    form.set(
      'file',
      new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }),
      `wall-${number}.jpg`,
    )
    form.set('_payload', JSON.stringify({ alt: `Wall ${number}` }))
    const upload = fetch(`${product.baseURL}/api/media`, {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
      body: form,
    })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { doc: Picture }).doc.id : undefined))
      .catch(() => undefined)
    if (number % 2) {
      await new Promise((resolve) => setTimeout(resolve, between(0, 1500)))
      await product.kill()
      kills += 1
      await product.start()
    }
    const id = await upload
    if (id) acknowledged.push(id)
  }
  const there = await all<Picture>(product, '/api/media')
  let lost = acknowledged.filter((id) => !there.some((one) => one.id === id)).length
  for (const { url, sizes } of there) {
    const addresses = [url, ...Object.values(sizes).map((size) => size.url)].filter((one) => one !== null)
    const served = await Promise.all(addresses.map((address) => isServed(product.baseURL + address)))
    if (served.includes(false)) lost += 1
  }
  return { tried, kills, lost }
}
