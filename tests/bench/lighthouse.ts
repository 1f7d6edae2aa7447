// npm run bench lighthouse: Lighthouse's phone on the built product, as a table with the median of each figure of five
// runs, as a single one depends too much on the machine. Not a dependency of ours: npx fetches the pinned version.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getChromium } from '../../scripts/lib/chromium.mjs'
import { withDemo } from './demo'
import { percentile } from './percentile'

const lighthouse = 'lighthouse@12.8.2'
const targets = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
const timings = {
  'largest-contentful-paint': { name: 'LCP', wanted: 1500, unit: ' ms' },
  'total-blocking-time': { name: 'TBT', wanted: 0, unit: ' ms' },
  'cumulative-layout-shift': { name: 'CLS', wanted: 0, unit: '' },
}
const runs = 5
const categories = Object.keys(targets) as (keyof typeof targets)[]

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<
    string,
    {
      score: number | null
      title: string
      numericValue?: number
      scoreDisplayMode: string
    }
  >
}

function run(url: string, report: string, chromium: string | undefined): Promise<Report> {
  const args = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${categories}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ]
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) }
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(readFileSync(report, 'utf8')))
        : reject(new Error(`Lighthouse: ${code}`)),
    )
  })
}

async function reportsOf(url: string, report: string, chromium: string | undefined): Promise<Report[]> {
  const reports: Report[] = []
  // Occasionally it records nothing, and asks for another run.
  const runTwice = () => run(url, report, chromium).catch(() => run(url, report, chromium))
  while (reports.length < runs) reports.push(await runTwice())
  return reports
}

const median = (values: number[]) => percentile(values, 0.5)

const chromium = process.env.CHROMIUM_PATH ?? (await getChromium())
const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-lighthouse-'))
const rows: Record<string, Record<string, string | number>> = {}
const missed: string[] = []

await withDemo(async ({ baseURL, pages }) => {
  for (const [name, address] of Object.entries(pages)) {
    console.log(`Measuring ${address} …`)
    await fetch(baseURL + address)
    const reports = await reportsOf(baseURL + address, path.join(folder, `${name}.json`), chromium)
    const row: Record<string, string | number> = {}
    for (const category of categories) {
      const score = Math.round(
        100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0)),
      )
      row[category] = score
      if (score < targets[category]) missed.push(`${name}: ${category} ${score}, wanted ${targets[category]}`)
    }
    for (const [audit, timing] of Object.entries(timings)) {
      const found = median(
        reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY),
      )
      const shown = `${Number(found.toFixed(timing.unit ? 0 : 3))}${timing.unit}`
      row[timing.name] = shown
      if (found > timing.wanted)
        missed.push(`${name}: ${timing.name} ${shown}, wanted ${timing.wanted}${timing.unit}`)
    }
    rows[name] = row
    const failed = reports.flatMap(({ audits }) =>
      Object.values(audits).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      ),
    )
    for (const title of new Set(failed.map(({ title }) => title))) console.log(`  ${name}: ${title}`)
  }
}).finally(() => rmSync(folder, { recursive: true, force: true }))

const wanted = Object.values(timings).map(({ name, wanted, unit }) => [name, `${wanted}${unit}`])
console.table({ ...rows, wanted: { ...targets, ...Object.fromEntries(wanted) } })
for (const line of missed) console.log(line)
process.exit(missed.length ? 1 : 0)
