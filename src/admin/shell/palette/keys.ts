import {
  adminPath,
  blogPath,
  crmPath,
  leadsPath,
  portfolioPath,
  productsPath,
  servicesPath,
} from '@/admin/paths'

/** Milliseconds within which the letter must follow `g`. */
export const goPause = 1200

/** `g`, then one of these letters. */
export const goKeys: Record<string, string> = {
  d: adminPath,
  l: leadsPath,
  c: crmPath,
  s: servicesPath,
  p: productsPath,
  o: portfolioPath,
  b: blogPath,
}

export type Command = { do: 'palette' | 'keys' | 'search' | 'startGo' } | { do: 'go'; href: string } | null

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** The user wants keys without a modifier to be shortcuts. */
  hasSingleKeys: boolean
  /** A form control has focus, so keys are text. */
  isTyping: boolean
  /** Focus is in rich text, where Ctrl+K inserts a link. */
  isRichText: boolean
  isDialogOpen: boolean
  /** `g` was just pressed. */
  isGoing: boolean
}

/** The action for a key; null for any other key. */
export function commandOf(pressed: Key): Command {
  const { key, isTyping, isRichText, isDialogOpen, isGoing } = pressed
  if (isDialogOpen || pressed.altKey) return null
  if (pressed.ctrlKey || pressed.metaKey)
    return key.toLowerCase() === 'k' && !isRichText ? { do: 'palette' } : null
  if (isTyping || !pressed.hasSingleKeys) return null
  const href = isGoing && Object.hasOwn(goKeys, key) && goKeys[key]
  if (href) return { do: 'go', href }
  if (key === '/') return { do: 'search' }
  if (key === '?') return { do: 'keys' }
  return key === 'g' ? { do: 'startGo' } : null
}
