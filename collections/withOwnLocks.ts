import type { Access, PayloadRequest, RelationshipField, SanitizedConfig, Where } from 'payload'
import { nobody } from '../access/nobody'

const collection = 'payload-locked-documents'

/** Taking over a lock sets the current user as editor and changes nothing else. */
function isTakeover({ user }: PayloadRequest, data: unknown): boolean {
  if (!user) return false
  const { user: named, ...others } = (data ?? {}) as { user?: { relationTo?: unknown; value?: unknown } }
  const isOwn = named?.relationTo === user.collection && named.value === user.id
  return isOwn && Object.keys(others).length === 0
}

const own: Access = ({ req: { user } }) => (user ? { 'user.value': { equals: user.id } } : false)

/** The slugs of everything the caller may edit. */
async function editable<Kind extends { slug: string; access: { update: Access } }>(
  kinds: Kind[],
  req: PayloadRequest,
): Promise<string[]> {
  const may = await Promise.all(kinds.map(({ access }) => access.update({ req })))
  return kinds.filter((_, index) => may[index] === true).map(({ slug }) => slug)
}

/** Only locks of what the caller may edit: others would reveal an entry's id. */
const ofEditable: Access = async ({ req }): Promise<Where | boolean> => {
  if (!req.user) return false
  const { collections, globals } = req.payload.config
  const { fields } = req.payload.collections[collection].config
  const document = fields.find(
    (field): field is RelationshipField => 'name' in field && field.name === 'document',
  )
  const lockable = collections.filter(({ slug }) => document?.relationTo.includes(slug as never))
  const kinds = await editable(lockable, req)
  const settings = await editable(globals, req)
  return {
    or: [
      { 'user.value': { equals: req.user.id } },
      // One by one: SQLite doesn't support `in` for the collection of a relation.
      ...kinds.map((slug): Where => ({ 'document.relationTo': { equals: slug } })),
      ...settings.map((slug): Where => ({ globalSlug: { equals: slug } })),
    ],
  }
}

const takeover: Access = (args) => isTakeover(args.req, args.data) && ofEditable(args)

/**
 * Payload lets any logged-in user write the locks of its screens. It creates them itself; through REST, users may only
 * take over or release locks of what they may edit, and not in someone else's name.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections)
    if (slug === collection)
      Object.assign(access, { create: nobody, read: ofEditable, update: takeover, delete: own })
  return config
}
