import { isIPv6 } from 'node:net'

/** An address for the log, without the part that identifies a visitor within a network. */
export function maskAddress(address: string | undefined): string | undefined {
  if (!address) return undefined
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0')
  const groups = plain.split('::', 1)[0]?.split(':').slice(0, 3) ?? []
  return `${groups.join(':')}::`
}
