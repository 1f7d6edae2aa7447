// npm run faults: kills the built product with kill -9 at random moments, and counts what is lost
// (docs/operations.md).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dropMongoDatabase, type Engine, ownMongoDatabase } from '../e2e/database'
import { Product } from '../e2e/Product'
import { killBackups } from './killBackups'
import { killInquiries } from './killInquiries'
import { killRestores } from './killRestores'
import { killUploads } from './killUploads'

const times = Number(process.argv[2] ?? 1)
if (!(times > 0))
  throw new Error('Usage: npm run faults -- [how much of the whole: 1, or 0.1 for a quick look]')
const some = (count: number) => Math.max(1, Math.round(count * times))

const faults = [
  ['inquiries', killInquiries, 1000],
  ['uploads', killUploads, 40],
  ['backups', killBackups, 20],
  ['restores', killRestores, 20],
] as const

const login = { username: 'admin', password: 'demo-admin-2026' }
const engines: Engine[] = process.env.TEST_MONGODB_URL ? ['sqlite', 'mongodb'] : ['sqlite']

for (const engine of engines) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-faults-'))
  const mongoUrl = engine === 'mongodb' ? ownMongoDatabase() : undefined
  const settings = {
    PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
    ...(!mongoUrl && { ADMIN_USERNAME: login.username, ADMIN_PASSWORD: login.password }),
  }
  const product = new Product(engine, dataDir, { settings, ...(mongoUrl && { mongoUrl }) })
  const place = { product, dataDir, mongoUrl, settings }
  try {
    await product.start()
    for (const [what, kill, count] of faults) {
      const { tried, kills, lost } = await kill(place, some(count))
      console.log(`${engine}: ${tried} ${what}, killed ${kills} times, lost ${lost}`)
    }
  } finally {
    await product.dispose()
    rmSync(dataDir, { recursive: true, force: true })
    if (mongoUrl) await dropMongoDatabase(mongoUrl)
  }
}
process.exit(0)
