// npm run bench lighthouse: Lighthouse's phone on the built product, as a table with the median of five runs,
// as a single one depends too much on the machine. Not a dependency of ours: npx fetches the pinned version.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getChromium } from '../../scripts/lib/chromium.mjs'
import { withDemo } from './demo'

const lighthouse = 'lighthouse@12.8.2'
const targets = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Milliseconds. */
const timings = { 'largest-contentful-paint': 1500, 'total-blocking-time': 0 }
const runs = 5
const categories = Object.keys(targets) as (keyof typeof targets)[]

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<
    string,
    {
      score: number | null
      title: string
      displayValue?: string
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

const performanceOf = ({ categories: { performance } }: Report) => performance?.score ?? 0

async function middleOf(url: string, report: string, chromium: string | undefined): Promise<Report> {
  const reports: Report[] = []
  // Occasionally it records nothing, and asks for another run.
  const runTwice = () => run(url, report, chromium).catch(() => run(url, report, chromium))
  while (reports.length < runs) reports.push(await runTwice())
  const [middle] = reports.sort((a, b) => performanceOf(a) - performanceOf(b)).slice(Math.floor(runs / 2))
  return middle as Report
}

const chromium = process.env.CHROMIUM_PATH ?? (await getChromium())
const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-lighthouse-'))
const rows: Record<string, Record<string, string | number>> = {}
const missed: string[] = []

await withDemo(async ({ baseURL, pages }) => {
  for (const [name, address] of Object.entries(pages)) {
    console.log(`Measuring ${address} …`)
    await fetch(baseURL + address)
    const { categories: scores, audits } = await middleOf(
      baseURL + address,
      path.join(folder, `${name}.json`),
      chromium,
    )
    const row: Record<string, string | number> = {}
    for (const category of categories) {
      const score = Math.round((scores[category]?.score ?? 0) * 100)
      row[category] = score
      if (score < targets[category]) missed.push(`${name}: ${category} ${score}, wanted ${targets[category]}`)
    }
    for (const [audit, wanted] of Object.entries(timings)) {
      const found = audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
      if (found > wanted) missed.push(`${name}: ${audit} ${found.toFixed(0)} ms, wanted ${wanted} ms`)
    }
    row.LCP = audits['largest-contentful-paint']?.displayValue ?? ''
    row.TBT = audits['total-blocking-time']?.displayValue ?? ''
    row.CLS = audits['cumulative-layout-shift']?.displayValue ?? ''
    rows[name] = row
    for (const { title, score, scoreDisplayMode } of Object.values(audits)) {
      if (scoreDisplayMode === 'binary' && score === 0) console.log(`  ${name}: ${title}`)
    }
  }
}).finally(() => rmSync(folder, { recursive: true, force: true }))

console.table(rows)
for (const line of missed) console.log(line)
process.exit(missed.length ? 1 : 0)
