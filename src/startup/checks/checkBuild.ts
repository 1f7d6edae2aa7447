import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SettingsError } from '@/errors/SettingsError'
import { sourceHash } from '../../../scripts/lib/sourceHash.mjs'

const build = '.next'

/**
 * Checks that a build exists and was made from these sources; after a manual update it may not have been.
 * @param root the program's folder
 * @throws {SettingsError} otherwise
 */
export function checkBuild(root: string): void {
  if (!existsSync(path.join(root, build, 'BUILD_ID')))
    throw new SettingsError(
      'Frontdesk is not built yet. Run npm run build, or npm start, which builds first.',
    )
  const stamp = path.join(root, build, 'frontdesk-sources')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceHash(root))
    throw new SettingsError('The build is out of date. Run npm run build, or npm start, which builds first.')
}
