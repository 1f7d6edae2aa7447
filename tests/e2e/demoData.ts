import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Product } from './Product'

/**
 * Playwright's global setup: lets one demo fill its database, pictures and all, which takes a while;
 * every product on SQLite then starts on a copy.
 */
export default async function makeDemoData(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-e2e-demo-'))
  const product = new Product('sqlite', folder)
  await product.start()
  await product.stop()
  process.env.E2E_DEMO_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
