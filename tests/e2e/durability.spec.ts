import { sendInquiry } from '../inquiries'
import { expect, signIn, test } from './fixtures'
import { Product, startTimeout } from './Product'

test('every acknowledged inquiry survives a kill -9 in the middle of fifty @both', async ({ engine }) => {
  test.setTimeout(startTimeout)
  const product = new Product(engine)
  await product.start()
  try {
    const acknowledged: string[] = []
    let killed: Promise<void> | undefined
    // Fifty in flight, each followed by the next: a single batch might be answered completely.
    const sendAll = async (visitor: number) => {
      for (let number = visitor; number < 200; number += 50) {
        const id = await sendInquiry(product.baseURL, number)
        if (!id) return
        acknowledged.push(id)
        if (acknowledged.length === 20) killed = product.kill()
      }
    }
    await Promise.allSettled(Array.from({ length: 50 }, (_, visitor) => sendAll(visitor)))
    await killed
    expect(killed, 'twenty inquiries were acknowledged before the end').toBeDefined()
    expect(acknowledged.length, 'the end came in the middle').toBeLessThan(200)

    await product.start()
    const { token } = await signIn(product)
    const headers = { authorization: `Bearer ${token}` }
    const page = async (number: number) =>
      (await fetch(`${product.baseURL}/api/admin/leads?limit=100&page=${number}`, { headers })).json()
    const stored = (await Promise.all([1, 2, 3].map(page))).flat().map(({ id }: { id: string }) => id)
    expect(stored).toEqual(expect.arrayContaining(acknowledged))
  } finally {
    await product.dispose()
  }
})
