import { build } from 'esbuild'
import { modulesUnder } from './sourceHash.mjs'

/** Where Next starts. */
const startsOfNext = () => [
  'payload.config.ts',
  'src/instrumentation.ts',
  'src/proxy.ts',
  ...modulesUnder('src/app'),
]

/** What the sources import, by their path. */
async function readImports(entryPoints) {
  const { metafile } = await build({
    entryPoints,
    outdir: '.',
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty', '.scss': 'empty' },
    logLevel: 'silent',
  })
  return metafile.inputs
}

/** `files` and all that they import, dynamically too or only statically. */
function withImports(files, inputs, { dynamic }) {
  const found = new Set(files)
  for (const file of found)
    for (const imported of inputs[file].imports)
      if (!imported.external && (dynamic || imported.kind !== 'dynamic-import')) found.add(imported.path)
  return found
}

/** The modules of ours that the front server loads at its start and Next's bundles would have as well. */
async function findShared() {
  const next = startsOfNext()
  const inputs = await readImports(['server.ts', ...next])
  const byNext = withImports(next, inputs, { dynamic: true })
  const ofServer = inputs['server.ts'].imports.map((imported) => imported.path)
  const atStart = [...withImports(ofServer, inputs, { dynamic: false })]
  return atStart.filter((file) => file.endsWith('.ts') && byNext.has(file))
}

/**
 * For esbuild: fills `src/front/sharedModules.ts`, which provides these modules by their path. In Next's bundles each is a
 * stub instead (sharedModule.cjs), so that a process has it once (decision 048).
 */
export async function sharedModules() {
  const files = await findShared()
  const contents = [
    ...files.map((file, index) => `import * as module${index} from './${file}'`),
    `globalThis[Symbol.for('frontdesk.modules')] = {`,
    ...files.map((file, index) => `  '${file}': module${index},`),
    '}',
  ].join('\n')
  return {
    name: 'shared modules',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\bsharedModules\.ts$/ }, () => ({ contents, resolveDir: process.cwd() })),
  }
}
