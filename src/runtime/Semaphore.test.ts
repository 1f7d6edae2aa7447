import { expect, test } from 'vitest'
import { Semaphore } from './Semaphore'

/** Work that ends when it is told to, and what has been started. */
function work() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const act = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { started, act, end }
}

test('no more than so many run at once, in the order in which they came', async () => {
  const semaphore = new Semaphore(2)
  const { started, act, end } = work()
  const results = ['a', 'b', 'c', 'd'].map((name) => semaphore.run(act(name), name))
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
  for (const name of ['c', 'a', 'd']) await end(name)
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

test('prioritized work is next', async () => {
  const semaphore = new Semaphore(1)
  const { started, act, end } = work()
  for (const name of ['a', 'b', 'c']) void semaphore.run(act(name), name)
  semaphore.prioritize('c')
  semaphore.prioritize('unknown')
  await end('a')
  await end('c')
  expect(started).toEqual(['a', 'c', 'b'])
})

test('what fails makes room too', async () => {
  const semaphore = new Semaphore(1)
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore.run(async () => 'done')).toBe('done')
})
