import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Product } from './Product'

/**
 * Playwright's global setup: one demo seeds its database, including images, which takes a while. Every product on
 * SQLite starts with a copy.
 */
export default async function makeDemoData(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-e2e-demo-'))
  const product = new Product('sqlite', folder)
  await product.start()
  await product.fill()
  await product.stop()
  process.env.E2E_DEMO_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
