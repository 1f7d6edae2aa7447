import { expect, test } from 'vitest'
import { missingMark } from '../../domain/missingMark'
import { renderForAnybody } from './Rendering'

const answering = (body: string) =>
  renderForAnybody((_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end(body), '/x')

test('a page that says of itself that it stands for a missing one is a 404', async () => {
  const page = `<head><meta name="${missingMark}" content="404"/></head>`
  expect(await answering(page)).toMatchObject({ status: 404, body: Buffer.from(page) })
})

test('a page that writes about the mark is none', async () => {
  const { status } = await answering(`<p>&lt;meta name="${missingMark}" content="404"/&gt;</p>`)
  expect(status).toBe(200)
})

test('nothing of a visitor reaches what everybody gets', async () => {
  await renderForAnybody((req, res) => {
    expect(req.headers.cookie).toBeUndefined()
    expect(req.method).toBe('GET')
    res.end()
  }, '/x')
})
