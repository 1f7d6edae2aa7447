import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = '.next/static/site'
const start = 'src/site/browser/start.ts'
/** Loaded on demand. */
const later = [
  'src/site/islands/mountInquiry.tsx',
  'src/site/islands/mountToasts.tsx',
  'src/site/search/searchPanel.ts',
  'src/site/search/suggest.ts',
  'src/site/visits/countVisits.ts',
]

const options = (minify) => ({
  outdir: folder,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  // The site's stylesheet includes those of toasts.
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
  alias: { 'react/jsx-runtime': 'preact/jsx-runtime', react: 'preact/compat', 'react-dom': 'preact/compat' },
  // The same browsers as Next's own scripts.
  target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  minify,
  metafile: true,
  write: false,
  logLevel: 'error',
})

/** The output file of each entry. */
const namesOf = ({ outputs }) =>
  Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[entryPoint, path.basename(file)]] : [],
  )

/** Points dynamic imports to their output files, so that the entry script is a single file. */
const leadTo = (names) => ({
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path: wanted, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const source = path.relative('.', path.resolve(resolveDir, wanted))
      const [, name] = names.find(([entry]) => entry.replace(/\.tsx?$/, '') === source) ?? []
      if (!name) return { errors: [{ text: `${source} is not among what is loaded later` }] }
      return { path: `./${name}`, external: true }
    })
  },
})

/**
 * Bundles the scripts of the public site (decision 050).
 * @param {{ minify?: boolean }} options
 * @returns {Promise<{ entry: string, write: () => void }>} the URL of the entry script, and a function that writes all
 * files where they are served; run it after the Next build, which empties that folder
 */
export async function bundleSiteScripts({ minify = true } = {}) {
  // Not before npm start has installed it.
  const { build } = await import('esbuild')
  const parts = await build({ ...options(minify), entryPoints: later, splitting: true })
  const plugins = [leadTo(namesOf(parts.metafile))]
  const first = await build({ ...options(minify), entryPoints: [start], plugins })
  const [[, entry] = []] = namesOf(first.metafile)
  return {
    entry: `/${folder.replace('.next', '_next')}/${entry}`,
    write() {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const { path: file, contents } of [...parts.outputFiles, ...first.outputFiles])
        writeFileSync(path.join(folder, path.basename(file)), contents)
    },
  }
}
