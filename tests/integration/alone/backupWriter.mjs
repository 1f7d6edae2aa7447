import { createClient } from '@libsql/client'

// Writes pairs of rows, each in one transaction, until it is stopped.
const client = createClient({ url: `file:${process.argv[2]}` })
await client.execute('PRAGMA journal_mode = WAL')
await client.execute('PRAGMA busy_timeout = 5000')
await client.execute('CREATE TABLE IF NOT EXISTS left_hand (id INTEGER, text TEXT)')
await client.execute('CREATE TABLE IF NOT EXISTS right_hand (id INTEGER, text TEXT)')
for (let id = 1; ; id += 1) {
  const args = [id, 'x'.repeat(2000)]
  await client.batch(
    [
      { sql: 'INSERT INTO left_hand VALUES (?, ?)', args },
      { sql: 'INSERT INTO right_hand VALUES (?, ?)', args },
    ],
    'write',
  )
  if (id % 100 === 0) process.stdout.write(`${id}\n`)
}
