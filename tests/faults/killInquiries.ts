import { sendInquiry } from '../inquiries'
import { all, between, forgetLimits, type Outcome, type Place } from './place'

const visitors = 10

/** Sends inquiries, ten at a time, and kills the server after 10 to 100 of them; every acknowledged one must exist. */
export async function killInquiries({ product, mongoUrl }: Place, tried: number): Promise<Outcome> {
  const acknowledged: string[] = []
  let next = 0
  let kills = 0
  while (next < tried) {
    const until = acknowledged.length + Math.min(between(10, 100), tried / 3)
    let killed: Promise<void> | undefined
    const visitor = async () => {
      while (next < tried && !killed) {
        next += 1
        const id = await sendInquiry(product.baseURL, next).catch(() => undefined)
        if (id) acknowledged.push(id)
        if (acknowledged.length >= until) killed ??= product.kill()
      }
    }
    await Promise.all(Array.from({ length: visitors }, visitor))
    await (killed ?? product.kill())
    kills += 1
    await forgetLimits(mongoUrl)
    await product.start()
  }
  const stored = new Set((await all<{ id: string }>(product, '/api/admin/leads')).map(({ id }) => id))
  return { tried, kills, lost: acknowledged.filter((id) => !stored.has(id)).length }
}
