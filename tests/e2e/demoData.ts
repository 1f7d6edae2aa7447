import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { agencyDay } from '@/domain/clock'
import { sourceHash } from '../../scripts/lib/sourceHash.mjs'
import { Product } from './Product'

const cache = path.resolve('node_modules/.cache/frontdesk-demo')

/**
 * One demo seeds its database, including images, which takes minutes of CPU. It is stopped half-way, and goes on where it
 * was (demo.spec.ts).
 */
async function seed(folder: string): Promise<void> {
  const product = new Product('sqlite', folder)
  await product.start()
  await product.stop()
  await product.start()
  await product.fill()
  await product.stop()
}

/** Replaces the cache, in one step. */
function keep(folder: string, kept: string): void {
  mkdirSync(cache, { recursive: true })
  const half = mkdtempSync(path.join(cache, 'half-'))
  cpSync(folder, half, { recursive: true })
  for (const name of readdirSync(cache))
    if (!name.startsWith('half-')) rmSync(path.join(cache, name), { recursive: true })
  renameSync(half, kept)
}

/**
 * Playwright's global setup: every product on SQLite starts with a copy of a demo. It is kept for later runs with the
 * same sources and demo, on the same day, because the demo's dates are relative to when it was seeded. An image seeds
 * its own, which tests its libraries.
 */
export default async function makeDemoData(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-e2e-demo-'))
  const kept = path.join(cache, `${agencyDay(new Date())}-${sourceHash('.', 'demo')}`)
  const canKeep = !process.env.PRODUCT_ROOT
  if (canKeep && existsSync(kept)) cpSync(kept, folder, { recursive: true })
  else {
    await seed(folder)
    if (canKeep) keep(folder, kept)
  }
  process.env.E2E_DEMO_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
