import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { filesUnder, isTest, sources } from './sourceHash.mjs'

/** What a container runs: the server, and the commands of docs/operations.md. */
const entries = ['dist/server.js', 'next.config.mjs', 'scripts/command.mjs']
const commands = 'dist/commands'
const build = '.next'

const isMusl = !process.report.getReport().header.glibcVersionRuntime

/** Found by the trace because some line could load it, but never loaded in the production build. */
const unneeded = [
  /\.map$|\.d\.[mc]?ts$|\.(?:md|flow)$/,
  // For generating types and migrations, and for compiling.
  /(?:^|\/)node_modules\/(?:drizzle-kit|@drizzle-team|@esbuild-kit|esbuild-register|@?esbuild|tsx|sass|typescript)\//,
  // Next's compiler and development server.
  /^node_modules\/@next\/swc-/,
  /^node_modules\/next\/dist\/(?:docs|next-devtools|server\/capsize-font-metrics\.json)/,
  /^node_modules\/next\/dist\/compiled\/next-server\/.*(?:\.dev\.js|-experimental\.runtime\.prod\.js)$/,
  /^node_modules\/next\/dist\/compiled\/(?:webpack|babel|babel-packages|next-devtools|postcss-preset-env|cssnano-simple|crypto-browserify|@modelcontextprotocol|@mswjs)\//,
  // npm installs both, one for each C library.
  isMusl ? /^node_modules\/@libsql\/linux-\w+-gnu\// : /^node_modules\/@libsql\/linux-\w+-musl\//,
]

/** Read by path, which a trace doesn't see: the fonts of social images (src/site/seo/ogImage.tsx). */
const fonts = ['latin', 'latin-ext'].map(
  (subset) =>
    `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-600-normal.woff`,
)

/** Next looks up parts of its compiler whether or not it compiles, but doesn't load them. */
function lookedUpByNext(root) {
  const file = path.join(root, 'node_modules/next/dist/server/config-utils.js')
  const { resolve } = createRequire(file)
  const names = readFileSync(file, 'utf8').match(/(?<=')next\/dist\/[^']+(?=')/g) ?? []
  return names.map((name) => path.relative(root, resolve(name)))
}

/** @param {string} file */
const isUnneeded = (file) => unneeded.some((pattern) => pattern.test(file))

/** Everything the front server and the commands load. */
async function loadedByServer(root) {
  const cli = readdirSync(path.join(root, commands))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${commands}/${name}`)
  const { fileList } = await nodeFileTrace(
    [...entries, ...cli].map((file) => path.join(root, file)),
    {
      base: root,
      mixedModules: true,
      // nft only asks for `module-sync` from Node 22 on; Node 20.19 supports it too.
      conditions: ['production', 'node', ...(process.features.require_module ? ['module-sync'] : [])],
      ignore: isUnneeded,
    },
  )
  return [...fileList]
}

/** All files below a folder. Links are listed, not followed; with `recursive`, some versions of Node follow them. */
const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? walk(file) : [file]
  })

/** Everything that Next and its build load, as listed by Next next to each part. */
function loadedByBuild(root) {
  const lists = walk(path.join(root, build)).filter(
    (file) => file.endsWith('.nft.json') && !file.includes('minimal-server'),
  )
  return lists.flatMap((list) =>
    JSON.parse(readFileSync(list, 'utf8')).files.map((file) =>
      path.relative(root, path.resolve(path.dirname(list), file)),
    ),
  )
}

const notServed =
  /^\.next\/(?:cache|dev|diagnostics|lock|trace|trace-build|turbopack|types)(?:\/|$)|\.nft\.json$/

/** The build itself, with the links it uses to find packages. */
const builtFiles = (root) =>
  walk(path.join(root, build))
    .map((file) => path.relative(root, file))
    .filter((file) => !notServed.test(file) && !isUnneeded(file))

/** The source of the demo's images; only the images themselves are read. */
const artwork = /^demo\/artwork\//

/**
 * Our own files: the sources a build is made from, by which the server recognizes its build (checkBuild), what starts
 * it, and the demo's content.
 */
function ownFiles(root) {
  const all = [...sources, 'demo', 'dist', 'package.json', 'LICENSE', '.nvmrc']
  return all
    .flatMap((source) => filesUnder(path.join(root, source)))
    .map((file) => path.relative(root, file))
    .filter((file) => !isTest(file) && !artwork.test(file) && !file.endsWith('.map'))
    .concat('scripts/command.mjs')
}

/** The maximum size of all layers together, in bytes: less than 400 MB including Node's own image. */
const maxBytes = 165e6
/** The maximum size of what an update changes: the build and our own code. */
const maxUpdateBytes = 60e6
const unwanted =
  /\.map$|monaco-editor|@next\/swc-|node_modules\/(?:@?esbuild|tsx|typescript|@?vitest|@?playwright(?:-core)?|@biomejs)\/|^(?:src|scripts|collections)\/.*\.test\.|^data\/|^\.env/
const needed = ['dist/server.js', '.next/BUILD_ID', '.next/frontdesk-sources', 'dist/commands/backup.js']

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

/** @param {string[]} files */
export const sizeOf = (files) => files.reduce((sum, file) => sum + lstatSync(file).size, 0)

/** @typedef {Record<'packages' | 'build' | 'own', string[]>} Layers */

/**
 * The files that a container needs, by layer, the least frequently changed first.
 * @param root of a built clone
 * @param {string[]} traced what the front server and the commands load; by default traced, which takes half a minute
 * @returns {Promise<Layers>} relative to it
 */
export async function imageFiles(root, traced) {
  const loaded = [...(traced ?? (await loadedByServer(root))), ...loadedByBuild(root), ...fonts]
  const packages = loaded
    .filter((file) => file.startsWith('node_modules/') && !isUnneeded(file))
    .concat(lookedUpByNext(root))
  return {
    packages: [...new Set(packages)].sort(),
    build: builtFiles(root).sort(),
    own: ownFiles(root).sort(),
  }
}

/**
 * What is wrong with an image of these files.
 * @param {Layers} layers
 * @returns {string[]} a line for each fault
 */
export function findFaults({ packages, build, own }) {
  const files = [...packages, ...build, ...own]
  const once = new Set(files)
  const tooLarge = (name, size, max) =>
    size > max ? [`${name}: ${megabytes(size)}, over the limit of ${megabytes(max)}`] : []
  return [
    ...(once.size < files.length ? [`${files.length - once.size} files are in two layers`] : []),
    ...files.filter((file) => unwanted.test(file)).map((file) => `${file} is unwanted`),
    ...needed.filter((file) => !once.has(file)).map((file) => `${file} is missing`),
    ...tooLarge('All files', sizeOf(files), maxBytes),
    ...tooLarge('Build and own code', sizeOf([...build, ...own]), maxUpdateBytes),
  ]
}
