import type { Payload, PayloadRequest } from 'payload'
import type { Lead } from '../payload-types'
import { getCms } from '../runtime/cms'
import { untilChanged } from '../runtime/untilChanged'

interface Announcement {
  payload: Payload
  /** Its transaction, if it has one. */
  req?: PayloadRequest
  lead: string
  /** The visitor's language. */
  language: string
}

const confirmsInquiries = untilChanged(async () => {
  const payload = await getCms()
  const { confirmInquiries } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return confirmInquiries ?? false
})

/** Queues the emails about an inquiry. */
export async function announce({ payload, req, lead, language }: Announcement): Promise<void> {
  if (await confirmsInquiries())
    await payload.jobs.queue({ task: 'mailVisitor', input: { lead, language }, req })
  // The last one: its presence shows that all are queued.
  await payload.jobs.queue({ task: 'mailStaff', input: { lead }, req })
}

/** Milliseconds after which an inquiry without queued emails counts as abandoned by its process. */
const tooLate = 60_000
/** Inquiries per run. */
const atOnce = 100

async function hasJob(payload: Payload, lead: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'mailStaff' } }, { 'input.lead': { equals: lead } }] },
  })
  return totalDocs > 0
}

/**
 * Queues the emails of inquiries whose process was killed before it could: without transactions (a standalone MongoDB)
 * storing and queueing are two steps.
 * @returns how many inquiries it found
 */
export async function announceMissed(payload: Payload, now = Date.now()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'lead',
    where: {
      and: [
        { mailOwed: { exists: true } },
        { createdAt: { less_than: new Date(now - tooLate).toISOString() } },
      ],
    },
    // Those whose emails have failed for good stay among them.
    sort: '-createdAt',
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  const forgotten: Lead[] = []
  for (const lead of docs) if (!(await hasJob(payload, String(lead.id)))) forgotten.push(lead)
  for (const { id, mailOwed } of forgotten) {
    await announce({ payload, lead: String(id), language: mailOwed ?? '' })
  }
  return forgotten.length
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
