import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { mongoMigrations } from '@/database/mongoMigrations'
import { OperatorError } from '@/errors/OperatorError'

/** Names of the migrations that this program knows, of both engines. SQLite's are not loaded: Payload would come along. */
export async function knownMigrations(): Promise<string[]> {
  const names = await readdir(path.resolve('src/database/migrations'))
  const ofSqlite = names.filter((name) => /^\d.*\.ts$/.test(name)).map((name) => name.slice(0, -'.ts'.length))
  return [...ofSqlite, ...mongoMigrations.map(({ name }) => name)]
}

/** @throws {OperatorError} when the data was brought further than this program knows */
export function refuseUnknownMigrations(migrations: string[], known: string[]): void {
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new OperatorError(
      `The backup was made by a newer Frontdesk (it knows ${unknown[0]}): update this one first.`,
    )
  }
}
