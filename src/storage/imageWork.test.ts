import { expect, test } from 'vitest'
import { inImageQueue, sharp } from './imageWork'

test('two images are decoded at a time, in order, and a failed one blocks nobody', async () => {
  let running = 0
  let highest = 0
  const begun: number[] = []
  const work = (number: number) =>
    inImageQueue(async () => {
      begun.push(number)
      running += 1
      highest = Math.max(highest, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (number % 3 === 0) throw new Error('no picture')
      return number
    })
  const ended = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work))
  expect(highest).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect(await work(7)).toBe(7)
})

test('sharp caches little, and works as ever', async () => {
  expect(sharp.cache().memory?.max).toBe(16)
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#6366f1' } })
  const { info } = await picture.png().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 8, height: 8, format: 'png' })
})
