// npm run bench backup: duration and memory of a backup of 50,000 leads and 1 GB of media, its check and its
// restore, on both databases. `npm run bench backup 0.1` uses a tenth.
import { spawnSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Env, node, onFilledDatabases } from './filled'

const times = Number(process.argv[2] ?? 1)
if (!(times > 0)) throw new Error('Usage: npm run bench backup [how much of the whole: 1, or 0.1]')
const files = Math.round(1000 * times)
const megabyte = 1024 * 1024

/** Incompressible files, like images. */
function fillMedia(dataDir: string): void {
  const folder = path.join(dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  const content = Buffer.alloc(megabyte)
  for (let index = 0; index < files; index += 1)
    writeFileSync(path.join(folder, `picture-${index}.webp`), randomFillSync(content))
}

/** Runs a command of the product. @throws {Error} with its output if it fails */
function measured(command: string, args: string[], env: Env) {
  const began = performance.now()
  const script = `src/commands/${command}.ts`
  const ended = spawnSync(
    process.execPath,
    ['--import', './tests/bench/peak.mjs', ...node, script, ...args],
    {
      env,
      encoding: 'utf8',
      maxBuffer: 64 * megabyte,
    },
  )
  if (ended.status !== 0) throw new Error(ended.stderr + ended.stdout)
  const seconds = (performance.now() - began) / 1000
  return {
    seconds: Number(seconds.toFixed(1)),
    'most memory, MB': Math.round(Number(ended.stderr.trim().split('\n').at(-1)) / 1024),
  }
}

process.env.BENCH_LEADS = String(Math.round(50_000 * times))
process.env.BENCH_POSTS = '0'
await onFilledDatabases('tests/bench/adminData.ts', async (env) => {
  fillMedia(env.DATA_DIR)
  const out = path.join(env.DATA_DIR, 'out')
  console.log(`Saving ${env.BENCH_LEADS} leads and ${files} MB of media, checking and restoring them …`)
  const backup = measured('backup', ['--out', out], env)
  const file = path.join(out, readdirSync(out)[0] ?? '')
  console.log(`The backup has ${Math.round(statSync(file).size / megabyte)} MB.`)
  const check = measured('restore', [file, '--verify'], env)
  const restore = measured('restore', [file, '--yes'], env)
  console.table({ backup, check, restore })
})
process.exit(0)
