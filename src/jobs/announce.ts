import type { Payload, PayloadRequest, Where } from 'payload'
import { cachedUntilChange } from '../runtime/cachedUntilChange'
import { getCms } from '../runtime/cms'

interface Announcement {
  payload: Payload
  /** Its transaction, if it has one. */
  req?: PayloadRequest
  lead: string
  /** The visitor's language. */
  language: string
}

const confirmsInquiries = cachedUntilChange(async () => {
  const payload = await getCms()
  const { confirmInquiries } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return confirmInquiries ?? false
})

/** Queues the emails about an inquiry. */
export async function queueNotifications({ payload, req, lead, language }: Announcement): Promise<void> {
  if (await confirmsInquiries())
    await payload.jobs.queue({ task: 'mailVisitor', input: { lead, language }, req })
  // The last one: its presence shows that all are queued.
  await payload.jobs.queue({ task: 'mailStaff', input: { lead }, req })
}

/** Milliseconds after which an inquiry without queued emails counts as abandoned by its process. */
const abandonedAfter = 60_000
/** Inquiries looked at together. */
const batchSize = 100

/** Of these leads, those whose emails are queued. */
async function withJob(payload: Payload, leads: string[]): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'mailStaff' } }, { 'input.lead': { in: leads } }] },
    select: { input: true },
    pagination: false,
    depth: 0,
  })
  return new Set(docs.map(({ input }) => String((input as { lead?: unknown } | null)?.lead)))
}

/** Leads whose emails are owed, and in which language. */
async function owedMails(payload: Payload, where: Where) {
  const { docs } = await payload.find({
    collection: 'lead',
    where: { and: [{ mailOwed: { exists: true } }, where] },
    select: { mailOwed: true },
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id, mailOwed }) => ({ lead: String(id), language: mailOwed ?? '' }))
}

/**
 * Queues the emails of inquiries whose process was killed before it could: without transactions (a standalone MongoDB)
 * storing and queueing are two steps.
 * @returns how many inquiries it found
 */
export async function queueMissedNotifications(payload: Payload, now = Date.now()): Promise<number> {
  const before = new Date(now - abandonedAfter).toISOString()
  const owed = await owedMails(payload, { createdAt: { less_than: before } })
  let found = 0
  // Those whose emails have permanently failed are among them, and their jobs stay.
  for (let at = 0; at < owed.length; at += batchSize) {
    const leads = owed.slice(at, at + batchSize).map(({ lead }) => lead)
    const queued = await withJob(payload, leads)
    const without = leads.filter((lead) => !queued.has(lead))
    if (!without.length) continue
    // Asked again: a job may have ended since, and with it what was owed.
    for (const owing of await owedMails(payload, { id: { in: without } })) {
      await queueNotifications({ payload, ...owing })
      found += 1
    }
  }
  return found
}

/** Records that staff were notified of an inquiry, without changing its update time. */
export async function markAnnounced(payload: Payload, id: string): Promise<void> {
  await payload.db.updateOne({
    collection: 'lead',
    id,
    data: { mailOwed: null, updatedAt: null },
    returning: false,
  })
}
