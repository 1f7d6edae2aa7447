import { isSafeUrl } from '@/domain/url'

const mail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/
const otherKinds = /^(?:mailto:|tel:|#)[^\s]+$/i
const bareHost = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]\S*)?$/

/**
 * What somebody types as the address of a link, as it is stored: `example.com` gets its https, an e-mail
 * address its mailto. Null for what no link may hold, such as `javascript:`.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (mail.test(text)) return `mailto:${text}`
  if (otherKinds.test(text) || isSafeUrl(text)) return text
  const guess = `https://${text}`
  return bareHost.test(text) && isSafeUrl(guess) ? guess : null
}
