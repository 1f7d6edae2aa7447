import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'
import { newId } from '../newId'
import type { Row } from './Change'

const key = 'collectedRows'

/** Makes an adapter collect what is created within {@link collecting}. */
export function collectCreates(adapter: BaseDatabaseAdapter): void {
  const create = adapter.create
  adapter.create = async (call) => {
    const rows = call.req?.context?.[key] as Row[] | undefined
    if (!rows) return create.call(adapter, call)
    const now = new Date().toISOString()
    const id = String(call.customID ?? newId(adapter.payload))
    const values = { createdAt: now, updatedAt: now, ...call.data, id }
    rows.push({ collection: call.collection, values })
    // A copy: Payload adds to what it queued.
    return { ...values }
  }
}

/**
 * Collects the rows that `act` creates on behalf of a request, instead of storing them one by one. For rows without
 * lists that nothing reads before they are stored.
 */
export async function collecting(req: PayloadRequest, act: () => Promise<void>): Promise<Row[]> {
  const rows: Row[] = []
  req.context[key] = rows
  try {
    await act()
    return rows
  } finally {
    delete req.context[key]
  }
}
