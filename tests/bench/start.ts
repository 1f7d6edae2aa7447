// npm run bench start: npm start in a fresh clone of the last commit, from the command until the home page and its
// images are served; then a second time. Exits with 1 if a target is missed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { settingNames } from '../../scripts/lib/settingNames.mjs'
import { untilReady } from '../untilReady'
import { processorSeconds } from './processTree'

/** Seconds. */
const wanted = { first: 110, second: 2.5 }
const timeout = 900_000
const port = Number(process.env.BENCH_PORT ?? 3999)
const baseURL = `http://127.0.0.1:${port}`
const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-start-'))

/** As for someone who has just cloned it: a demo. */
const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(port) }
for (const name of settingNames()) if (name !== 'PORT') delete env[name]
for (const name of Object.keys(env)) if (/^npm_|^NODE_(?:ENV|OPTIONS)$/i.test(name)) delete env[name]

/** Output lines of npm start, and the part each one starts. */
const parts = [
  ['install', /^Installing packages/],
  ['build', /^Building/],
  ['start', /^Starting/],
  ['rest of the demo', /^Frontdesk is running/],
  ['end', /^The demo content is complete/],
] as const

/** Seconds since the command: wall clock time, and CPU time of all processes. */
interface Moment {
  elapsed: number
  processors: number
}

interface Run {
  child: ChildProcess
  /** When each part started. */
  began: Map<string, Moment>
  isAnswered: Promise<Moment>
}

/** Fetches the home page and its images. */
async function visit(): Promise<void> {
  const html = await (await fetch(baseURL)).text()
  const images = [...new Set(html.match(/\/api\/media\/file\/[^"\s]+\.webp/g))]
  if (!images.length) throw new Error('The home page has no images.')
  for (const image of images) {
    const answer = await fetch(`${baseURL}${image}`)
    if (!answer.ok) throw new Error(`${image} answered ${answer.status}.`)
  }
}

function start(): Run {
  const from = performance.now()
  // In its own process group, signalled as by a terminal.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const now = (): Moment => ({
    elapsed: (performance.now() - from) / 1000,
    processors: processorSeconds(Number(child.pid)),
  })
  const began = new Map<string, Moment>()
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    const [part] = parts.find(([, pattern]) => pattern.test(line)) ?? []
    if (part) began.set(part, now())
  })
  const answered = async () => {
    if (!(await untilReady(baseURL, () => child.exitCode === null, timeout)))
      throw new Error('It did not start.')
    await visit()
    return now()
  }
  return { child, began, isAnswered: answered() }
}

async function stop({ child }: Run): Promise<void> {
  if (child.exitCode !== null || !child.pid) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGINT')
  await gone
}

function between({ began }: Run, part: string, next: string): Moment {
  const [from, to] = [began.get(part), began.get(next)]
  const span = (unit: keyof Moment) => (to?.[unit] ?? Number.NaN) - (from?.[unit] ?? Number.NaN)
  return { elapsed: span('elapsed'), processors: span('processors') }
}

async function untilComplete({ began, child }: Run): Promise<void> {
  while (!began.has('end') && child.exitCode === null) await new Promise((next) => setTimeout(next, 200))
}

let isSlow = false
function tell(what: string, { elapsed, processors }: Moment, bound?: number): void {
  const isOver = bound !== undefined && !(elapsed <= bound)
  isSlow ||= isOver
  const figures = [elapsed, processors].map((seconds) => seconds.toFixed(1).padStart(7))
  const wish = bound === undefined ? '' : `  wanted ${bound} s${isOver ? ', too slow' : ''}`
  console.log(`${what.padEnd(34)}${figures[0]} s${figures[1]} s of processors${wish}`)
}

let run: Run | undefined
try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, folder])
  run = start()
  tell('First start, to the home page', await run.isAnswered, wanted.first)
  tell('  install', between(run, 'install', 'build'))
  tell('  build', between(run, 'build', 'start'))
  tell('  start, and the first content', between(run, 'start', 'rest of the demo'))
  await untilComplete(run)
  tell('  rest of the demo, meanwhile', between(run, 'rest of the demo', 'end'))
  await stop(run)
  run = start()
  tell('Second start, to the home page', await run.isAnswered, wanted.second)
} finally {
  if (run) await stop(run)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isSlow ? 1 : 0)
