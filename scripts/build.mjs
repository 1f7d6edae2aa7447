// npm run build: the build that npm start runs before serving.
import { buildIfNeeded } from './lib/build.mjs'
import { checkNode } from './lib/checkNode.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { loadEnv } from './lib/loadEnv.mjs'

checkNode()
loadEnv()
await installIfNeeded()
await buildIfNeeded()
