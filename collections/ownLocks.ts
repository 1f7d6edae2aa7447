import type { Access, SanitizedConfig } from 'payload'
import { nobody } from '../access/nobody'

/** Taking an entry over names oneself as who edits it, and changes nothing else of the lock. */
const inOwnName: Access = ({ req: { user }, data }) => {
  if (!user) return false
  const { user: named, ...others } = (data ?? {}) as { user?: { relationTo?: unknown; value?: unknown } }
  const isOwn = named?.relationTo === user.collection && named.value === user.id
  return isOwn && Object.keys(others).length === 0
}

const own: Access = ({ req: { user } }) => (user ? { 'user.value': { equals: user.id } } : false)

/**
 * Payload leaves the locks of its screens to whoever is signed in. It makes them itself, for who edits; through its
 * REST one may take an entry over and let go of it, not act in another's name.
 */
export function ownLocks(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections)
    if (slug === 'payload-locked-documents')
      Object.assign(access, { create: nobody, update: inOwnName, delete: own })
  return config
}
