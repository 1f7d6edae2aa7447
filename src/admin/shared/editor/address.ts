import { isSafeUrl } from '@/domain/url'

const mail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/
const otherKinds = /^(?:mailto:|tel:|#)[^\s]+$/i
const bareHost = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]\S*)?$/

export const wrongAddress =
  'Enter a URL or email address, such as https://example.com, /contact or name@example.com.'

/**
 * Normalizes a typed link URL: `example.com` gets https, an email address mailto.
 * @returns null for URLs that are not allowed, such as `javascript:`
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (mail.test(text)) return `mailto:${text}`
  if (otherKinds.test(text) || isSafeUrl(text)) return text
  const guess = `https://${text}`
  return bareHost.test(text) && isSafeUrl(guess) ? guess : null
}
