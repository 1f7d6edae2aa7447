import { isIPv6 } from 'node:net'

const width = (group: string) => (group.includes('.') ? 2 : 1)

/**
 * What limits count an address as: itself or, for IPv6, its 64-bit network, in which a subscriber can use any address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = [], tail] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const given = [...head, ...(tail ?? [])].reduce((sum, group) => sum + width(group), 0)
  const zeros = tail ? Array<string>(8 - given).fill('0') : []
  const network = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * The site of a 64-bit network from {@link networkOf}: 48 bits, the most a subscriber may get. Anything else is
 * returned unchanged.
 */
export const siteOf = (network: string): string =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
