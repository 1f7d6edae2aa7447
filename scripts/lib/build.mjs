import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileAndPrune } from './compile.mjs'
import { narrowFiles } from './narrow.mjs'
import { runNode, withConditions } from './run.mjs'
import { fail, say, seconds } from './say.mjs'
import { bundleSiteScripts } from './siteScripts.mjs'
import { sourceHash } from './sourceHash.mjs'

const stamp = '.next/frontdesk-sources'

/** Exits with a message if a setting is invalid, before the build takes its minute. */
async function checkSettings() {
  await import(pathToFileURL(path.resolve('dist/settings.js'))).catch((error) => {
    if (error.exitCode) fail(error.message, error.exitCode)
    throw error
  })
}

/** Builds, unless the last build used exactly these sources. */
export async function buildIfNeeded() {
  const hash = sourceHash()
  await compileAndPrune(hash)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  await checkSettings()
  say('Building (about a minute)…')
  rmSync(stamp, { force: true })
  const start = performance.now()
  const site = await bundleSiteScripts()
  const env = {
    ...withConditions(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_SCRIPT: site.entry,
  }
  // What the front server provides isn't in Next's bundles.
  env.NODE_OPTIONS += ' --import=./dist/front/sharedModules.js'
  const { code, output } = await runNode(['node_modules/next/dist/bin/next', 'build'], { env, quiet: true })
  if (code !== 0) fail(`${output}\nThe build failed. See above.`)
  narrowFiles('.next/server')
  site.write()
  writeFileSync(stamp, hash)
  say(`Built in ${seconds(performance.now() - start)}.`)
}
