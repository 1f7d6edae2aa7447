// npm run bench leads [10000 100000]: response times of the leads endpoints, on SQLite and, with
// TEST_MONGODB_URL, on MongoDB. Leads are written straight to the database; the calls go through the
// endpoints.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const runs = 20
const batch = 500
const secret = 'a-secret-that-only-benches-know-0123456789'

/** @param {number} index */
function lead(index, { leadKeys, lists, owner }) {
  const pick = (list, step = 1) => list[Math.floor(index / step) % list.length]
  const data = {
    fullName: `${pick(['Asha', 'Jonas', 'Meera', 'Tomáš', 'Zoe'])} ${pick(['Rao', 'Lind', 'Okafor'], 5)} ${index}`,
    email: `lead${index}@example.com`,
    phone: `+91 98765 ${String(index % 100_000).padStart(5, '0')}`,
    company: index % 3 ? `Company ${index % 977}` : null,
    description: `We need a shop for our pottery, number ${index}. ${'It sells plates, cups and bowls. '.repeat(8)}`,
    serviceType: pick(lists.serviceTypes).value,
    budget: index % 4 ? pick(lists.budgetBands, 7).value : null,
    status: pick(lists.leadStatuses, 3).value,
    estimatedValue: index % 2 ? (index % 500) * 1000 : null,
    nextStepDue: index % 5 ? null : new Date(Date.UTC(2026, index % 12, 1 + (index % 28))).toISOString(),
    notes: index % 3 ? null : `Called on day ${index % 365}; wants a second offer in spring.`,
    isSpam: index % 20 === 19,
    ...(index % 6 === 0 && { owner }),
  }
  const createdAt = new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString()
  return { ...data, ...leadKeys(data), createdAt, updatedAt: createdAt }
}

async function insertMongo({ collections }, leads) {
  const dates = ['createdAt', 'updatedAt', 'nextStepDue', 'sortDue']
  const asDates = (doc) => Object.fromEntries(dates.map((name) => [name, doc[name] && new Date(doc[name])]))
  await collections.lead.collection.insertMany(leads.map((doc) => ({ ...doc, ...asDates(doc) })))
}

async function insertSqlite({ drizzle, tables }, leads) {
  await drizzle
    .insert(tables.lead)
    .values(leads.map((doc) => ({ id: randomUUID(), ...doc, owner: doc.owner ?? null })))
}

async function measure(count) {
  const { openDatabase } = await import('../../src/startup/openDatabase.ts')
  const { percentile } = await import('./percentile.ts')
  const { leadKeys } = await import('../../src/domain/leadKeys.ts')
  const lists = await import('../../src/domain/lead.ts')
  const { call, signedIn } = await import('../integration/api.ts')
  const payload = await openDatabase()
  const admin = await signedIn('admin')
  const isMongo = payload.db.name === 'mongoose'
  const owner = isMongo ? new payload.db.connection.base.Types.ObjectId(admin.id) : admin.id
  for (let start = 0; start < count; start += batch) {
    const leads = Array.from({ length: batch }, (_, index) => lead(start + index, { leadKeys, lists, owner }))
    await (isMongo ? insertMongo : insertSqlite)(payload.db, leads)
  }
  console.log(`\n${isMongo ? 'MongoDB' : 'SQLite'}, ${count.toLocaleString('en')} leads (milliseconds)`)
  const last = Math.floor((count * 0.95) / 24)
  for (const query of [
    '?limit=24',
    '?limit=24&page=50',
    `?limit=24&page=${last}`,
    '?limit=24&status=contacted',
    '?limit=24&serviceType=cloud&budget=1l-3l',
    '?limit=24&owner=me',
    '?limit=24&sort=name',
    '?limit=24&sort=value',
    '?limit=24&sort=due&status=new',
    '?limit=24&folder=spam',
    '?limit=24&search=pottery',
    '?limit=24&search=number%20777',
    '?limit=24&search=nothing-like-it',
    '?limit=24&search=9876500777',
    '?limit=24&search=second%20offer',
    '/counts',
    '/summary',
    '/summary?search=pottery&owner=me',
    '/export?serviceType=cloud&budget=1l-3l&status=new',
  ]) {
    const times = []
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now()
      const { status } = await call('GET', `/api/admin/leads${query}`, { token: admin.token })
      times.push(performance.now() - start)
      if (status !== 200) throw new Error(`${query} answered ${status}.`)
    }
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)].map((time) =>
      time.toFixed(0).padStart(6),
    )
    console.log(`p50 ${half}  p95 ${most}  ${query}`)
  }
  if (isMongo) await payload.db.connection.dropDatabase()
  await payload.destroy()
}

if (process.env.BENCH_LEADS) {
  await measure(Number(process.env.BENCH_LEADS))
  process.exit(0)
}

const counts = process.argv.slice(2).length ? process.argv.slice(2) : ['10000', '100000']
for (const count of counts) {
  for (const engine of ['sqlite', process.env.TEST_MONGODB_URL && 'mongodb'].filter(Boolean)) {
    const dir = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-'))
    const url = engine === 'mongodb' && new URL(process.env.TEST_MONGODB_URL)
    if (url) url.pathname = `/frontdesk-bench-${randomUUID()}`
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PAYLOAD_SECRET: secret,
      DATA_DIR: dir,
      DATABASE_URL: url ? url.toString() : `file:${path.join(dir, 'bench.db')}`,
      BENCH_LEADS: count,
    }
    const args = ['--conditions=production', '--import', 'tsx', fileURLToPath(import.meta.url)]
    const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' })
    rmSync(dir, { recursive: true, force: true })
    if (status) process.exit(status)
  }
}
