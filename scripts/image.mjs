// npm run image -- FOLDER: copies what a container needs from a built clone into FOLDER, one folder per
// layer.
import { copyFileSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { imageFiles, mostBytes, sizeOf } from './lib/imageFiles.mjs'
import { fail, say } from './lib/say.mjs'

const [target] = process.argv.slice(2)
if (!target) fail('Usage: npm run image -- FOLDER')

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

function copy(file, to) {
  mkdirSync(path.dirname(to), { recursive: true })
  if (lstatSync(file).isSymbolicLink()) symlinkSync(readlinkSync(file), to)
  else copyFileSync(file, to)
}

rmSync(target, { recursive: true, force: true })
let total = 0
for (const [layer, files] of Object.entries(await imageFiles(process.cwd()))) {
  for (const file of files) copy(file, path.join(target, layer, file))
  const bytes = sizeOf(files)
  say(`${layer}: ${files.length} files, ${megabytes(bytes)}`)
  total += bytes
}
say(`Total: ${megabytes(total)}.`)
if (total > mostBytes) fail(`That is over the limit of ${megabytes(mostBytes)} for an image.`)
