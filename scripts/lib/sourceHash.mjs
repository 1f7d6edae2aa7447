import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Everything that goes into a build. */
export const sources = [
  'access',
  'collections',
  'globals',
  'hooks',
  'public',
  'scripts/lib',
  'src',
  'next.config.mjs',
  'package-lock.json',
  'payload.config.ts',
  'postcss.config.mjs',
  'server.ts',
  'tsconfig.json',
]
export const isTest = (file) => /\.test\.[cm]?[jt]sx?$/.test(file)

export function filesUnder(root) {
  if (!existsSync(root)) return []
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [root]
    throw error
  }
}

/** The modules under `folder`, without tests, as bundlers write their paths: with slashes on Windows too. */
export const modulesUnder = (folder) =>
  filesUnder(folder)
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .map((file) => file.replaceAll(path.sep, '/'))

/**
 * A hash of the names and contents of all sources under `folder`; a different hash needs a new build.
 * @param more files or folders that it includes too
 */
export function sourceHash(folder = '.', ...more) {
  const hash = createHash('sha256')
  const files = [...sources, ...more].flatMap((source) => filesUnder(path.join(folder, source)))
  for (const file of files.filter((name) => !isTest(name)).sort()) {
    hash
      .update(`${path.relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}
