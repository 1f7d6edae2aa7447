import { fingerprint, isSameValue } from './fingerprint'
import { isRecord, type UnknownRecord } from './isRecord'

/** Fingerprints of the fields when an edit began, by path. */
export type Base = Record<string, string>

const recordOf = (value: unknown): UnknownRecord => (isRecord(value) ? value : {})

/** The value at a path such as `title` or `whatsappTexts.quote`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => recordOf(value)[name], values)

function withValue(values: UnknownRecord, path: string, value: unknown): UnknownRecord {
  const [first = '', second] = path.split('.')
  return {
    ...values,
    [first]: second === undefined ? value : { ...recordOf(values[first]), [second]: value },
  }
}

/** The paths that are merged separately: fields, and the fields of groups. */
const pathsOf = (values: object, groups: readonly string[]) =>
  Object.entries(values).flatMap(([name, value]) =>
    groups.includes(name) ? Object.keys(recordOf(value)).map((inner) => `${name}.${inner}`) : [name],
  )

/** The base of an edit. Lists, rich text and groups that aren't listed count as one value each. */
export const baseOf = (values: object, groups: readonly string[] = []): Base =>
  Object.fromEntries(pathsOf(values, groups).map((path) => [path, fingerprint(valueAt(values, path))]))

export interface Merged<Values> {
  /** Their value where only they changed something, otherwise mine, even in a conflict. */
  values: Values
  /** Paths that both changed differently. */
  conflicts: string[]
  /** Paths that only they changed. */
  taken: string[]
}

/** Merges two edits with the same base. A path with an unknown base counts as changed by both. */
export function merge<Values extends object>(base: Base, mine: Values, theirs: object): Merged<Values> {
  const groups = Object.keys(base).flatMap((path) => (path.includes('.') ? [path.split('.')[0] ?? ''] : []))
  let values = mine as UnknownRecord
  const conflicts: string[] = []
  const taken: string[] = []
  for (const path of pathsOf(mine, groups)) {
    const [own, other] = [valueAt(mine, path), valueAt(theirs, path)]
    if (isSameValue(own, other) || fingerprint(other) === base[path]) continue
    if (fingerprint(own) === base[path]) {
      taken.push(path)
      values = withValue(values, path, other)
    } else conflicts.push(path)
  }
  return { values: values as Values, conflicts, taken }
}

/** Takes their values at some paths. */
export const withTheirs = <Values extends object>(values: Values, theirs: object, paths: string[]): Values =>
  paths.reduce(
    (result, path) => withValue(result, path, valueAt(theirs, path)),
    values as UnknownRecord,
  ) as Values
