import { isSameValue } from './fingerprint'
import type { UnknownRecord } from './isRecord'

/** A row of a list in an entry. Its translations are stored by its id. */
type Row = UnknownRecord & { id?: unknown }

const nameOf = ({ label, title }: Row) => label || title

/**
 * Gives rows without ids those of the stored rows that they replace: of a row with the same content, otherwise of one
 * with the same name; the rest in order if no row was added or removed.
 */
export function withRowIds<Sent extends object>(sent: readonly Sent[], stored: readonly Row[]): Sent[] {
  const found = new Map<number, Row>()
  const free = new Set(stored)
  const match = (isMatch: (row: Row, other: Row) => boolean) => {
    for (const [place, row] of sent.entries()) {
      const other = found.has(place) ? undefined : [...free].find((one) => isMatch(row as Row, one))
      if (!other) continue
      found.set(place, other)
      free.delete(other)
    }
  }
  match(isSameValue)
  match((row, other) => Boolean(nameOf(row)) && nameOf(row) === nameOf(other))
  if (sent.length === stored.length) match(() => true)
  return sent.map((row, place) => (found.has(place) ? { ...row, id: found.get(place)?.id } : row))
}
