import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    dataDir: string
    mongoName: string
  }
}

/** Sets the folders for this run's data, and deletes them at its end. */
export default function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-test-'))
  const mongoName = `frontdesk-test-${randomUUID().slice(0, 8)}`
  project.provide('dataDir', dataDir)
  project.provide('mongoName', mongoName)
  return async () => {
    rmSync(dataDir, { recursive: true, force: true })
    if (project.config.env.TEST_DATABASE === 'mongodb') await dropDatabases(mongoName)
  }
}

async function dropDatabases(prefix: string): Promise<void> {
  const client = new MongoClient(process.env.TEST_MONGODB_URL ?? 'mongodb://127.0.0.1:27017/')
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase()
  await client.close()
}
