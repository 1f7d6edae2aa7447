import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { type AnyColumn, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

/** A text as a pattern of LIKE in which nothing is a wildcard. */
const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const isOneUnit = (letter: string) => letter.length === 1

/** The same for GLOB, which knows sets of letters: each letter in both cases, as far as it has them. */
const globPattern = (text: string) =>
  `*${Array.from(text, (letter) => {
    const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter(isOneUnit)
    return cases.length > 1 || /[[*?]/.test(letter) ? `[${cases.join('')}]` : letter
  }).join('')}*`

/**
 * Whether a column holds a text, in any case. Payload hands SQLite the text as it was typed, between two `%`: there
 * `_` would stand for any letter, and LIKE takes "Ü" and "ü" for two letters, which MongoDB does not.
 */
function contains(column: AnyColumn, wrapped: string): SQL {
  const text = wrapped.slice(1, -1)
  if (/\P{ASCII}/u.test(text)) return sql`${column} GLOB ${globPattern(text)}`
  return sql`${column} LIKE ${likePattern(text)} ESCAPE '\\'`
}

type Adapter = ReturnType<typeof sqliteAdapter>

/** The adapter, with `contains` taken to the letter. */
export function withLiteralContains(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      database.operators = { ...database.operators, contains: contains as typeof database.operators.contains }
      return database
    },
  }
}
