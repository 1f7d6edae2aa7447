import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { type AnyColumn, type SQL, type SQLWrapper, sql } from '@payloadcms/db-sqlite/drizzle'

/** A text as a LIKE pattern without wildcards. */
const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const isOneUnit = (letter: string) => letter.length === 1

/** The same for GLOB, which supports character sets: each letter in both cases, where it has them. */
const globPattern = (text: string) =>
  `*${Array.from(text, (letter) => {
    const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter(isOneUnit)
    return cases.length > 1 || /[[*?]/.test(letter) ? `[${cases.join('')}]` : letter
  }).join('')}*`

/** Whether a column contains a text, ignoring case; LIKE, unlike MongoDB, treats "Ü" and "ü" as different. */
function containsLiterally(column: SQLWrapper, text: string): SQL {
  if (/\P{ASCII}/u.test(text)) return sql`${column} GLOB ${globPattern(text)}`
  return sql`${column} LIKE ${likePattern(text)} ESCAPE '\\'`
}

/** Payload puts the search text between two `%`, where `_` would match any character. */
const contains = (column: AnyColumn, wrapped: string): SQL => containsLiterally(column, wrapped.slice(1, -1))

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
