import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBucket } from './bucket'

test('the client doesn’t warn about the Node version', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  await openBucket({ name: 'files', region: 'eu-central-1', endpoint: 'http://127.0.0.1:9' })
  // It warns before it connects.
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

test('a bucket that accepts connections but never responds fails a read soon', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const endpoint = `http://127.0.0.1:${port}`
  const bucket = await openBucket({ name: 'files', region: 'eu-central-1', endpoint, credentials })
  await expect(bucket.read('a.png')).rejects.toMatchObject({ name: 'TimeoutError' })
}, 20_000)
