import { randomUUID } from 'node:crypto'

/** What a visitor without script typed and could not send: kept for the page that shows it again. */
export interface InquiryDraft {
  fields: Record<string, string>
  /** `missing`: required fields are empty. `email`: that is no address. `failed`: it could not be sent now. */
  problem: 'missing' | 'email' | 'failed'
}

const lifetime = 15 * 60 * 1000
const most = 200

/** On globalThis, because endpoints and pages are two bundles in one process. */
const key = Symbol.for('frontdesk.inquiryDrafts')
const holder = globalThis as { [key]?: Map<string, { draft: InquiryDraft; until: number }> }
holder[key] ??= new Map()
const drafts = holder[key]

/** Keeps a draft for a quarter of an hour; the oldest go first. @returns the name to ask for it by */
export function keepDraft(draft: InquiryDraft): string {
  const now = Date.now()
  for (const [id, { until }] of drafts) {
    if (until > now && drafts.size < most) break
    drafts.delete(id)
  }
  const id = randomUUID()
  drafts.set(id, { draft, until: now + lifetime })
  return id
}

export function draftOf(id: unknown): InquiryDraft | undefined {
  const kept = typeof id === 'string' ? drafts.get(id) : undefined
  return kept && kept.until > Date.now() ? kept.draft : undefined
}
