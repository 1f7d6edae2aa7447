// npm start: installs and builds if necessary, and serves.
import { buildIfNeeded } from './lib/build.mjs'
import { checkNode } from './lib/checkNode.mjs'
import { checkPort } from './lib/checkPort.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { loadEnv } from './lib/loadEnv.mjs'
import { runServer } from './lib/runServer.mjs'
import { say } from './lib/say.mjs'

checkNode()
loadEnv()
await checkPort()
await installIfNeeded()
await buildIfNeeded()
say('Starting…')
runServer({ ...process.env, NODE_ENV: 'production' })
