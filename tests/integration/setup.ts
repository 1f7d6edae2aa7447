import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import { inject } from 'vitest'

const places = inject('dataDir')

function mongoUrl(name: string): string {
  const url = new URL(process.env.TEST_MONGODB_URL ?? 'mongodb://127.0.0.1:27017/')
  url.pathname = `/${name}`
  return url.toString()
}

/**
 * Of the processes that run at once each has its own. A later one gets a former one's, emptied: building the indexes
 * of a new one takes seconds.
 */
async function emptyMongo(): Promise<string> {
  const url = mongoUrl(`${inject('mongoName')}-${process.env.VITEST_POOL_ID}`)
  const client = await MongoClient.connect(url)
  const collections = await client.db().collections()
  await Promise.all(collections.map((collection) => collection.deleteMany({})))
  await client.close()
  return url
}

// Each process has its own database of its project's kind; files that share a process share it.
if (!process.env.DATA_DIR?.startsWith(places)) {
  const dataDir = mkdtempSync(path.join(places, 'process-'))
  process.env.DATA_DIR = dataDir
  process.env.PAYLOAD_SECRET = 'a-secret-that-only-tests-know-0123456789'
  process.env.DATABASE_URL =
    process.env.TEST_DATABASE === 'mongodb' ? await emptyMongo() : `file:${path.join(dataDir, 'test.db')}`
  process.env.LOG_LEVEL ??= 'silent'
}
