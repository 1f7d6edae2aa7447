// npm run bench NAME: runs a benchmark (docs/measurements.md). Without a name it lists them.
import { checkNode } from './lib/checkNode.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { conditions, runNode } from './lib/run.mjs'
import { fail, say } from './lib/say.mjs'

/** Benchmarks; those of the built product build it first. */
const benches = {
  admin: { what: 'the back office with 10,000 leads and 5,000 posts', isBuilt: true },
  backup: { what: 'backup, check and restore of 50,000 leads and 1 GB; 0.1 for a tenth of it' },
  editor: { what: 'opening a post of 5,000 words in the editor, and typing in it', isBuilt: true },
  flood: { what: 'the home page while a visitor asks for what is rendered each time', isBuilt: true },
  inquiries: { what: 'response times of inquiries, 20 at once', isBuilt: true },
  languages: {
    what: 'lists and searches with 5,000 entries of each kind in four languages, beside one',
    isBuilt: true,
  },
  leads: {
    what: 'the leads endpoints with 10,000 and 100,000 leads, or the given numbers',
    file: 'leads.mjs',
  },
  lighthouse: { what: 'Lighthouse (mobile) on the demo', isBuilt: true },
  looks: { what: 'whether pages look the same from the front server and from bare Next', isBuilt: true },
  memory: { what: 'memory after startup, after 20,000 requests, and its peak during uploads', isBuilt: true },
  pages: { what: 'pages a second from memory, beside nginx and bare Next', isBuilt: true },
  saves: { what: 'how long visitors and an editor wait while she saves ten times', isBuilt: true },
  site: { what: 'the public site with 5,000 products and 5,000 posts', isBuilt: true },
  start: { what: 'the first and the second npm start of a fresh clone' },
  typing: { what: 'the input delay of the site’s searches on a slow phone', isBuilt: true },
  weight: { what: 'the weight of pages before any interaction', isBuilt: true },
}

checkNode()
const [name, ...args] = process.argv.slice(2)
const bench = Object.hasOwn(benches, name ?? '') ? benches[name] : undefined
if (!bench) {
  const lines = Object.entries(benches).map(([known, { what }]) => `  ${known.padEnd(12)}${what}`)
  const text = ['Usage: npm run bench NAME [NUMBER…]', ...lines].join('\n')
  if (name) fail(`There is no benchmark "${name}".\n${text}`)
  say(text)
  process.exit(0)
}

const file = `tests/bench/${bench.file ?? `${name}.ts`}`
await installIfNeeded()
const { code: built } = bench.isBuilt ? await runNode(['scripts/build.mjs']) : { code: 0 }
const { code } = built ? { code: built } : await runNode([conditions, '--import', 'tsx', file, ...args])
process.exit(code)
