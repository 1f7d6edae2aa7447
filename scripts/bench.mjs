// npm run bench NAME: runs a benchmark (docs/measurements.md). Without a name it lists them.
import { checkNode } from './lib/checkNode.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { conditions, runNode } from './lib/run.mjs'
import { fail, say } from './lib/say.mjs'

/** Benchmarks; those of the built product build it first. */
const benches = {
  admin: { what: 'the back office with 10,000 leads and 1,000 posts', isBuilt: true },
  backup: { what: 'backup, check and restore of 50,000 leads and 1 GB; with 0.1 a tenth of it' },
  leads: {
    what: 'the endpoints of leads with 10,000 and 100,000; or with the numbers that follow',
    file: 'leads.mjs',
  },
  lighthouse: { what: 'Lighthouse’s phone on the demo', isBuilt: true },
  memory: { what: 'memory after a start, and at most while images are uploaded', isBuilt: true },
  pages: { what: 'pages a second from memory', isBuilt: true },
  start: { what: 'the first npm start of an empty clone, and the second one' },
  site: { what: 'the public site with 5,000 products and 5,000 posts', isBuilt: true },
  typing: { what: 'the delay of keys typed into the site’s searches, on a slow phone', isBuilt: true },
  weight: { what: 'what pages bring before anybody touches them', isBuilt: true },
}

checkNode()
const [name, ...args] = process.argv.slice(2)
const bench = Object.hasOwn(benches, name ?? '') ? benches[name] : undefined
if (!bench) {
  const lines = Object.entries(benches).map(([known, { what }]) => `  ${known.padEnd(12)}${what}`)
  const text = ['Usage: npm run bench NAME [NUMBER…]', ...lines].join('\n')
  if (name) fail(`There is no bench "${name}".\n${text}`)
  say(text)
  process.exit(0)
}

const file = `tests/bench/${bench.file ?? `${name}.ts`}`
await installIfNeeded()
const { code: built } = bench.isBuilt ? await runNode(['scripts/build.mjs']) : { code: 0 }
const { code } = built ? { code: built } : await runNode([conditions, '--import', 'tsx', file, ...args])
process.exit(code)
