// npm run image -- FOLDER: copies what a container needs from a built clone into FOLDER, one folder per
// layer.
import { copyFileSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { findFaults, imageFiles, megabytes, sizeOf } from './lib/imageFiles.mjs'
import { makeImageFolder } from './lib/imageFolder.mjs'
import { fail, say } from './lib/say.mjs'

const [target, ...surplus] = process.argv.slice(2)
if (!target || target.startsWith('-') || surplus.length) fail('Usage: npm run image -- FOLDER')

function copy(file, to) {
  mkdirSync(path.dirname(to), { recursive: true })
  if (lstatSync(file).isSymbolicLink()) symlinkSync(readlinkSync(file), to)
  else copyFileSync(file, to)
}

try {
  makeImageFolder(target)
} catch (error) {
  fail(error.message)
}
let total = 0
const layers = await imageFiles(process.cwd())
for (const [layer, files] of Object.entries(layers)) {
  for (const file of files) copy(file, path.join(target, layer, file))
  const bytes = sizeOf(files)
  say(`${layer}: ${files.length} files, ${megabytes(bytes)}`)
  total += bytes
}
say(`Total: ${megabytes(total)}.`)
const faults = findFaults(layers)
if (faults.length) fail(faults.join('\n'))
