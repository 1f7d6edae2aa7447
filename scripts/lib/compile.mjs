import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder, modulesUnder, sourceHash } from './sourceHash.mjs'

/** Where the compiled server and commands are. */
const folder = 'dist'
const stamp = path.join(folder, 'sources')

const isFresh = (hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** Writes a file atomically: another process may be reading it. */
function write(file, contents) {
  const half = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(half, contents)
  renameSync(half, file)
}

/**
 * Compiles the front server and the commands, unless that was done from these sources, so that nothing is compiled at
 * run time. Packages are loaded from node_modules; dynamic imports become separate files.
 * @param {string} [hash] of the sources, if known
 * @returns {Promise<string[]>} the files written
 * @throws {Error} with esbuild's messages, or a sentence if only production packages are installed
 */
export async function compileIfNeeded(hash = sourceHash()) {
  if (isFresh(hash)) return []
  const [{ build }, { sharedModules }] = await Promise.all([
    import('esbuild'),
    import('./sharedModules.mjs'),
  ]).catch(() => {
    throw new Error('The commands are not compiled from these sources: run npm run build.')
  })
  const commands = modulesUnder('src/commands')
  const { outputFiles } = await build({
    entryPoints: ['server.ts', 'src/settings.ts', 'src/front/sharedModules.ts', ...commands].map((file) => ({
      in: file,
      out: file.replace(/^src\//, '').replace(/\.ts$/, ''),
    })),
    outdir: folder,
    write: false,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [await sharedModules()],
    logLevel: 'silent',
  })
  for (const { path: file, contents } of outputFiles) write(file, contents)
  write(stamp, hash)
  return outputFiles.map((file) => path.relative('.', file.path))
}

/** Compiles, and removes what earlier sources left behind. Not for a folder that a server runs from. */
export async function compileAndPrune(hash) {
  const made = await compileIfNeeded(hash)
  if (!made.length) return
  const current = new Set([...made, stamp])
  for (const file of filesUnder(folder)) if (!current.has(file)) rmSync(file)
}
