import { readFileSync } from 'node:fs'
import { run } from './run.mjs'

/** Advisories that don't affect this product, by id, with the reason. */
const accepted = JSON.parse(readFileSync(new URL('../advisories.json', import.meta.url), 'utf8'))

const isSerious = ({ severity }) => severity === 'high' || severity === 'critical'
const idOf = ({ url, source }) => url?.split('/').at(-1) ?? String(source)

/**
 * The serious advisories in a report of `npm audit --json`, one line each, without accepted ones.
 * @returns {string[] | undefined} undefined if it isn't a report but npm's message that it couldn't get one
 */
export function seriousAdvisories(report, reasons = accepted) {
  if (!report?.vulnerabilities) return undefined
  // A package that only depends on a vulnerable one names that package instead of an advisory.
  const all = Object.values(report.vulnerabilities).flatMap(({ via }) => via)
  const serious = all.filter(
    (each) => typeof each === 'object' && isSerious(each) && !(idOf(each) in reasons),
  )
  const lines = serious.map((each) => `${each.name}: ${each.title} (${each.severity}, ${idOf(each)})`)
  return [...new Set(lines)].sort()
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Asks the registry about the packages we ship. @returns as {@link seriousAdvisories} */
export async function findAdvisories() {
  const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], { quiet: true })
  return seriousAdvisories(parse(output))
}
