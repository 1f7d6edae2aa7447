import { createServer } from 'node:http'
import express from 'express'
import next from 'next'

// libsql looks up the name of every open socket otherwise: a freeze of seconds (decision 002).
Object.assign(process.report, { excludeNetwork: true })

const dev = process.env.NODE_ENV !== 'production'
const app = next({ dev, port: Number(process.env.PORT ?? 3000), hostname: '127.0.0.1' })
await app.prepare()
const front = express()
front.use((req, res) => app.getRequestHandler()(req, res))
createServer(front).listen(Number(process.env.PORT ?? 3000), '127.0.0.1')
