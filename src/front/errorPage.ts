import type { IncomingMessage, ServerResponse } from 'node:http'

const texts = {
  400: ['Bad request', 'This address cannot be read. Please check it.'],
  405: ['Not possible here', 'This page can only be read.'],
  413: ['Too large', 'The request is too large.'],
  429: ['A little slower, please', 'You have searched very often. Please try again in a minute.'],
  500: ['Something went wrong', 'Please try again in a moment.'],
  503: ['Back in a moment', 'The site cannot reach its data right now. Please try again in a moment.'],
} as const

type Status = keyof typeof texts

const page = (title: string, text: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem }
  a { color: #6366f1 }
</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Home</a></p>
</html>
`

/** Answers with a plain page, or with JSON under /api; never with what went wrong inside. */
export function fail(req: IncomingMessage, res: ServerResponse, status: Status): void {
  if (res.headersSent) return void res.destroy()
  const [title, text] = texts[status]
  const isApi = req.url?.startsWith('/api/')
  const body = isApi ? JSON.stringify({ message: text }) : page(title, text)
  res.removeHeader('content-encoding')
  res.writeHead(status, {
    'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(!isApi && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
    ...(status === 429 && { 'retry-after': '60' }),
    ...(status === 503 && { 'retry-after': '5' }),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
