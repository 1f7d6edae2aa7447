import { isIPv6 } from 'node:net'
import { remember } from '../remember'

/** An address for the log: without what distinguishes visitors of a network. */
export const maskAddress = (address: string | undefined): string | undefined =>
  address ? mask(address) : undefined

const mask = remember((address) => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0')
  const groups = plain.split('::', 1)[0]?.split(':').slice(0, 3) ?? []
  return `${groups.join(':')}::`
}, 1000)
