import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { MongoClient } from 'mongodb'
import { signIn } from '../e2e/fixtures'
import type { Product } from '../e2e/Product'

export interface Place {
  product: Product
  dataDir: string
  mongoUrl: string | undefined
  settings: Record<string, string>
}

/** The effect of a fault. */
export interface Outcome {
  tried: number
  kills: number
  lost: number
}

export const between = (low: number, high: number) => low + Math.random() * (high - low)

/** Runs a command on the data of a place, and kills it after some milliseconds. */
export async function command(place: Place, args: string[], killAfter?: number) {
  const child = spawn(process.execPath, ['--conditions=production', 'scripts/command.mjs', ...args], {
    env: {
      ...process.env,
      ...place.settings,
      NODE_ENV: 'production',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.mongoUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  clearTimeout(timer)
  return { code, isKilled: signal === 'SIGKILL', output }
}

/** Limits on inquiries and logins are stored in MongoDB, where they survive a kill. */
export async function forgetLimits(mongoUrl: string | undefined): Promise<void> {
  if (!mongoUrl) return
  const client = await MongoClient.connect(mongoUrl)
  await client.db().collection('frontdesk_limits').deleteMany({})
  await client.close()
}

/** All pages of a back office list. */
export async function all<Row>(product: Product, list: string): Promise<Row[]> {
  const { token } = await signIn(product)
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${product.baseURL}${list}?limit=100&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body = await answer.json()
    const some = (Array.isArray(body) ? body : body.docs) as Row[]
    rows.push(...some)
    if (some.length < 100) return rows
  }
}
