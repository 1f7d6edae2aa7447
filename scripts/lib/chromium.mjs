import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const debianPackage = 'chromium-headless-shell'
/** A font as wide as those of people's systems; what Debian has otherwise is a fifth wider. */
const font = { debianPackage: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' }
// The headless shell, which Playwright downloads too, takes a third less CPU.
const places = [
  process.env.CHROMIUM_PATH,
  `/usr/bin/${debianPackage}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const isFile = (place) => Boolean(place) && existsSync(place)

/** @returns {string | undefined} the path of an installed Chromium */
export const findInstalled = () => places.find(isFile)

function isDebianAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return (
    /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')) &&
    spawnSync('apt-get', ['--version']).status === 0
  )
}

/** Whether Playwright has downloaded its own. */
async function hasPlaywrights() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/**
 * Finds or downloads a Chromium, and a font for it.
 * @returns {Promise<string | undefined>} its path; undefined: Playwright's own is used
 */
export async function getChromium() {
  const hasShell = places.slice(0, 2).some(isFile) || (await hasPlaywrights())
  const missing = [
    ...(hasShell ? [] : [debianPackage]),
    ...(existsSync(font.folder) ? [] : [font.debianPackage]),
  ]
  if (missing.length && isDebianAsRoot()) {
    say(`Installing Chromium (apt-get install ${missing.join(' ')})…`)
    await run('apt-get', ['update'], { quiet: true })
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { quiet: true })
  }
  const installed = findInstalled()
  if (installed || (await hasPlaywrights())) return installed
  say('Chromium not found. Downloading it (playwright install chromium)…')
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return undefined
}
