import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isNewEnough } from './checkNode.mjs'
import { isTaken } from './checkPort.mjs'

test('supported Node versions are recognised', () => {
  expect(['20.9.0', '20.20.2', '22.0.0', '24.1.0'].every(isNewEnough)).toBe(true)
  expect(['18.20.0', '20.8.1', '4.0.0'].some(isNewEnough)).toBe(false)
})

test('a taken port is distinguished from a free one', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  expect(await isTaken(port, '127.0.0.1')).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  expect(await isTaken(port, '127.0.0.1')).toBe(false)
})
