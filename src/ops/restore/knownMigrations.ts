import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { mongoMigrations } from '@/database/mongoMigrations'
import { OperatorError } from '@/errors/OperatorError'

/** Names of this program's migrations for both databases. SQLite's aren't imported: they would load Payload. */
export async function knownMigrations(): Promise<string[]> {
  const names = await readdir(path.resolve('src/database/migrations'))
  const ofSqlite = names.filter((name) => /^\d.*\.ts$/.test(name)).map((name) => name.slice(0, -'.ts'.length))
  return [...ofSqlite, ...mongoMigrations.map(({ name }) => name)]
}

/** @throws {OperatorError} if the data is newer than this program */
export function refuseUnknownMigrations(migrations: string[], known: string[]): void {
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new OperatorError(
      `The backup was made by a newer Frontdesk (it knows ${unknown[0]}): update this one first.`,
    )
  }
}
