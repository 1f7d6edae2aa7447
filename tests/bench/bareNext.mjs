// The pages of the built product from Next's own handler, as `next start` serves them: without our front server.
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import next from 'next'

await import(pathToFileURL(path.resolve('dist/front/sharedModules.js')))
const { HOST: hostname, PORT } = process.env
const app = next({ dev: false, hostname, port: Number(PORT) })
await app.prepare()
const handler = app.getRequestHandler()
createServer((req, res) => (req.url === '/readyz' ? res.end() : handler(req, res))).listen(
  Number(PORT),
  hostname,
)
