import { inquiryOf } from '../inquiryOf'
import { expect, signIn, test } from './fixtures'
import { Product, startTimeout } from './Product'

async function send(baseURL: string, number: number): Promise<string | undefined> {
  const answer = await fetch(`${baseURL}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiryOf(number)),
  })
  return answer.status === 201 ? ((await answer.json()) as { id: string }).id : undefined
}

test('every acknowledged inquiry survives a kill -9 in the middle of fifty @both', async ({ engine }) => {
  test.setTimeout(startTimeout)
  const product = new Product(engine)
  await product.start()
  try {
    const acknowledged: string[] = []
    let killed: Promise<void> | undefined
    const sendTen = async (first: number) => {
      for (let number = first; number < first + 10; number++) {
        const id = await send(product.baseURL, number)
        if (!id) return
        acknowledged.push(id)
        if (acknowledged.length === 10) killed = product.kill()
      }
    }
    // Five visitors at a time: fifty at once may all have their answer before the end comes.
    await Promise.allSettled([0, 10, 20, 30, 40].map(sendTen))
    await killed
    expect(killed, 'ten inquiries were acknowledged before the end').toBeDefined()
    expect(acknowledged.length, 'the end came in the middle').toBeLessThan(50)

    await product.start()
    const { token } = await signIn(product)
    const answer = await fetch(`${product.baseURL}/api/admin/leads?limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const stored = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
    expect(stored).toEqual(expect.arrayContaining(acknowledged))
  } finally {
    await product.dispose()
  }
})
