import { expect, test } from 'vitest'
import { type Caller, VerificationQueue } from './VerificationQueue'

const limits = { atOnce: 2, waiting: 3 }
const refusal = new Error('too many')

/** A queue whose work ends when the test says so. */
function held() {
  const queue = new VerificationQueue(limits)
  const started: string[] = []
  const endings = new Map<string, () => void>()
  const come = (name: string, caller: Caller) => {
    const done = queue.run(
      caller,
      () => {
        started.push(name)
        return new Promise<void>((end) => endings.set(name, end))
      },
      () => refusal,
    )
    const outcome = done.then(
      () => 'done',
      () => 'refused',
    )
    return outcome
  }
  /** One turn of the event loop, in which the next caller starts. */
  const turn = () => new Promise((next) => setImmediate(next))
  const end = async (name: string) => {
    await turn()
    endings.get(name)?.()
    await turn()
  }
  return { come, end, started }
}

test('however many strangers come, a known caller starts at once', async () => {
  const { come, started } = held()
  const strangers = Array.from({ length: 10 }, (_, n) => come(`stranger ${n}`, 'stranger'))
  void come('admin', 'known')
  await expect(Promise.race([...strangers.slice(4)])).resolves.toBe('refused')
  expect(started).toEqual(['stranger 0', 'admin'])
})

test('a stranger never takes the last slot, even if all are free', async () => {
  const { come, end, started } = held()
  void come('first', 'stranger')
  void come('second', 'stranger')
  await end('nobody')
  expect(started).toEqual(['first'])
  await end('first')
  expect(started).toEqual(['first', 'second'])
})

test('known callers go first, and only fill the queue of their own kind', async () => {
  const { come, end, started } = held()
  void come('stranger', 'stranger')
  void come('waiting stranger', 'stranger')
  void come('a', 'known')
  void come('b', 'known')
  await end('stranger')
  expect(started).toEqual(['stranger', 'a', 'b'])
  const waiting = [come('c', 'known'), come('d', 'known'), come('e', 'known')]
  await expect(come('one too many', 'known')).resolves.toBe('refused')
  for (const name of ['a', 'b', 'c', 'd', 'e']) await end(name)
  await expect(Promise.all(waiting)).resolves.toEqual(['done', 'done', 'done'])
  expect(started.at(-1)).toBe('waiting stranger')
})

test('failed work frees its place', async () => {
  const queue = new VerificationQueue(limits)
  const fail = () =>
    queue.run(
      'stranger',
      () => Promise.reject(new Error('wrong')),
      () => refusal,
    )
  for (let attempt = 0; attempt < 5; attempt += 1) await expect(fail()).rejects.toThrow('wrong')
  await expect(
    queue.run(
      'stranger',
      async () => 'right',
      () => refusal,
    ),
  ).resolves.toBe('right')
})
