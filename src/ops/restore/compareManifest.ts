import { OperatorError } from '@/errors/OperatorError'
import { type Manifest, ourVersions } from '../backup/manifest'
import type { DumpedCollection } from './contents'
import type { Sums } from './items'

/** Checks that every part has the size and checksum in the manifest, and that there are no others. */
export function compareSums({ parts }: Manifest, sums: Sums): void {
  const expected = new Set(parts.map(({ path }) => path))
  for (const { path, size, sha256 } of parts) {
    const found = sums.get(path)
    if (!found) throw new OperatorError(`${path} is missing from the backup.`)
    if (found.size !== size || found.sha256 !== sha256) {
      throw new OperatorError(`${path} is damaged: its checksum doesn't match manifest.json.`)
    }
  }
  for (const path of sums.keys()) {
    if (path !== 'manifest.json' && !expected.has(path))
      throw new OperatorError(`${path} is not in manifest.json.`)
  }
}

const numbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? []

/** Below 0 if `one` is the older version. */
function order(one: string, other: string): number {
  const [a, b] = [numbers(one), numbers(other)]
  const at = a.findIndex((number, index) => number !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** @throws {OperatorError} if the backup was made by a newer program */
export function compareVersions({ versions }: Manifest, ours = ourVersions): void {
  for (const name of ['frontdesk', 'payload'] as const) {
    if (order(versions[name], ours[name]) > 0) {
      const both = `${versions[name]}, this is ${ours[name]}`
      throw new OperatorError(`The backup was made with a newer ${name} (${both}). Update first.`)
    }
  }
}

export function compareCounts({ counts }: Manifest, collections: DumpedCollection[]): void {
  for (const { name, documents } of collections) {
    if (counts[name] !== documents) {
      throw new OperatorError(
        `${name} has ${documents} documents, but manifest.json says ${counts[name] ?? 'none'}.`,
      )
    }
  }
}
