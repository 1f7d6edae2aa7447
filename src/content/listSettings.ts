import type { PayloadRequest } from 'payload'
import type { ListSettings, SettledList } from '../domain/listSettings'
import { withDocumentLock } from '../runtime/documentLock'
import { storedListSettings } from '../schemas/listSettings'

const collection = 'payload-preferences'
const keyOf = (list: SettledList) => `list-${list}`

async function storedFor(req: PayloadRequest, list: SettledList) {
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [
        { key: { equals: keyOf(list) } },
        { 'user.value': { equals: req.user?.id } },
        { 'user.relationTo': { equals: 'users' } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}

/** How the caller wants to see a list. */
export async function listSettings(req: PayloadRequest, list: SettledList): Promise<ListSettings> {
  return storedListSettings.parse((await storedFor(req, list))?.value)
}

/** Changes how the caller wants to see a list, and returns it. */
export function changeListSettings(
  req: PayloadRequest,
  list: SettledList,
  change: (settings: ListSettings) => ListSettings,
): Promise<ListSettings> {
  return withDocumentLock(`${keyOf(list)}-${req.user?.id}`, async () => {
    const stored = await storedFor(req, list)
    const value = change(storedListSettings.parse(stored?.value))
    const data = { key: keyOf(list), value: value as unknown as Record<string, unknown> }
    if (stored) await req.payload.update({ collection, id: stored.id, data, depth: 0, req })
    else await req.payload.create({ collection, data: data as never, depth: 0, req })
    return value
  })
}
