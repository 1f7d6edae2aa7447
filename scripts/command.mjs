// Runs the compiled command behind `npm run backup` and others, with the settings in `.env`.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileIfNeeded } from './lib/compile.mjs'
import { loadEnv } from './lib/loadEnv.mjs'
import { fail } from './lib/say.mjs'

loadEnv()
process.env.NODE_ENV ||= 'production'
const [node, , name, ...args] = process.argv
const file = path.resolve('dist/commands', `${name}.js`)
await compileIfNeeded().catch((error) => fail(error.message))
process.argv = [node, file, ...args]
await import(pathToFileURL(file))
