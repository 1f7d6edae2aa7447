import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { type AnyColumn, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

/** A text as a LIKE pattern without wildcards. */
const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const isOneUnit = (letter: string) => letter.length === 1

/** The same for GLOB, which supports character sets: each letter in both cases, where it has them. */
const globPattern = (text: string) =>
  `*${Array.from(text, (letter) => {
    const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter(isOneUnit)
    return cases.length > 1 || /[[*?]/.test(letter) ? `[${cases.join('')}]` : letter
  }).join('')}*`

/**
 * Whether a column contains a text, ignoring case. Payload puts the search text between two `%`, where `_` would match
 * any character; and LIKE, unlike MongoDB, treats "Ü" and "ü" as different.
 */
function contains(column: AnyColumn, wrapped: string): SQL {
  const text = wrapped.slice(1, -1)
  if (/\P{ASCII}/u.test(text)) return sql`${column} GLOB ${globPattern(text)}`
  return sql`${column} LIKE ${likePattern(text)} ESCAPE '\\'`
}

type Adapter = ReturnType<typeof sqliteAdapter>

/** The adapter with a literal `contains`. */
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
