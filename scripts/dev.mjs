// npm run dev: serves the sources with live reload, on a separate database.
import { checkNode } from './lib/checkNode.mjs'
import { checkPort } from './lib/checkPort.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { loadEnv } from './lib/loadEnv.mjs'
import { runServer } from './lib/runServer.mjs'
import { say } from './lib/say.mjs'
import { bundleSiteScripts } from './lib/siteScripts.mjs'

checkNode()
loadEnv()
await checkPort()
await installIfNeeded()
say('Starting in development mode. Pages compile on first request…')
const site = await bundleSiteScripts({ minify: false })
site.write()
runServer({
  ...process.env,
  NODE_ENV: 'development',
  SITE_SCRIPT: site.entry,
  DATA_DIR: process.env.DATA_DIR || 'data/dev',
  // One adapter is a release behind (decision 028).
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
})
