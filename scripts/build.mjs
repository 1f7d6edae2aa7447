// npm run build: the build that npm start does before it serves.
import { buildIfNeeded } from './lib/build.mjs'
import { checkNode } from './lib/checkNode.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { loadEnv } from './lib/loadEnv.mjs'

checkNode()
loadEnv()
await installIfNeeded()
await buildIfNeeded()
