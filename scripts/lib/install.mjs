import { readFileSync } from 'node:fs'
import { run } from './run.mjs'
import { fail, say } from './say.mjs'

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** Whether the installed packages match the lock file; packages for other platforms may be missing. */
export function isInstalled(wanted, there) {
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || there[path]?.version === version || (!there[path] && (optional || devOptional)),
  )
}

/** Installs the packages of the lock file, unless they are installed. */
export async function installIfNeeded() {
  // npm writes the second one when it has finished.
  if (isInstalled(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))) return
  say('Installing packages (npm ci)…')
  const { code } = await run('npm', ['ci', '--include=dev', '--loglevel=error'])
  if (code !== 0) fail("Could not install the packages. See npm's output above.")
}
