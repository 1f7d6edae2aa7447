import { createReadStream, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileBody, readToEnd } from './fileBody'

const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-body-'))
const file = path.join(folder, 'large')
writeFileSync(file, Buffer.alloc(3_000_000, 'x'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Linux lists the files that a process has open. */
const isLinux = process.platform === 'linux'
function openFiles(): number {
  const targets = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return ''
    }
  })
  return targets.filter((target) => target === file).length
}

/** As Payload responds with an upload. */
async function* chunksOf(name: string) {
  for await (const chunk of createReadStream(name)) yield new Uint8Array(chunk)
}
function careless(): ReadableStream<Uint8Array> {
  const chunks = chunksOf(file)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

test('a file is sent completely', async () => {
  expect((await new Response(fileBody(file)).arrayBuffer()).byteLength).toBe(3_000_000)
  expect((await readToEnd(new Response(careless())).arrayBuffer()).byteLength).toBe(3_000_000)
})

test('status and headers of a response stay', async () => {
  const whole = readToEnd(new Response('part', { status: 206, headers: { 'content-range': 'bytes 0-3/9' } }))
  expect([whole.status, whole.headers.get('content-range'), await whole.text()]).toEqual([
    206,
    'bytes 0-3/9',
    'part',
  ])
  expect(readToEnd(new Response(null, { status: 304 })).status).toBe(304)
})

test.runIf(isLinux)('a file is closed when the client disconnects', async () => {
  for (const body of [
    () => fileBody(file),
    () => readToEnd(new Response(careless())).body as ReadableStream,
  ]) {
    for (let count = 0; count < 20; count += 1) {
      const reader = body().getReader()
      if (count % 2) await reader.read()
      await reader.cancel()
    }
    await expect.poll(openFiles).toBe(0)
  }
})
