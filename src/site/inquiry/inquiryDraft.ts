import { day } from '@/domain/durations'
import { type InquiryField, type InquiryFields, inquiryFields } from '@/domain/inquiry'
import { draftKey } from './draftKey'

/**
 * A visitor's input is stored in the browser until it is sent: for a day at most, and for this tab only, because the
 * computer may be shared. Contact details are shared by all forms; what it is about is stored per `place` (the agency's
 * forms, or a product's).
 */
interface Kept {
  /** Time of the last change, in milliseconds since 1970. */
  at: number
  fields: Partial<InquiryFields>
  descriptions: Record<string, string>
  serviceTypes: Record<string, string>
  /** Idempotency keys of attempts that may not have arrived. */
  keys: Record<string, string>
  /** A hash of the last inquiry sent. */
  sent?: string
}

const nothing: Pick<Kept, 'descriptions' | 'serviceTypes' | 'keys' | 'sent'> = {
  descriptions: {},
  serviceTypes: {},
  keys: {},
}

export interface InquiryDraft {
  fields: Partial<InquiryFields>
  key?: string | undefined
}

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** The stored input; undefined if there is none, it is too old or invalid. */
function read(now: number): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
    if (!kept || !(Math.abs(now - kept.at) < day)) return undefined
    // Earlier versions stored none.
    const { fields, descriptions, serviceTypes = {}, keys } = kept
    const isValid = [fields, descriptions, serviceTypes, keys].every(isTextRecord)
    return isValid ? { ...kept, serviceTypes } : undefined
  } catch {
    return undefined
  }
}

function write(kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(draftKey, JSON.stringify(kept))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // Storage is full or unavailable; the form still holds the text.
  }
}

/** A hash that identifies an inquiry without revealing it. */
function nameOf(fields: Partial<InquiryFields>): string {
  let hash = 5381
  for (const char of inquiryFields.map((name) => fields[name]?.trim() ?? '').join('\n')) {
    hash = (Math.imul(hash, 33) ^ (char.codePointAt(0) ?? 0)) >>> 0
  }
  return hash.toString(36)
}

export function readDraft(place: string, now = Date.now()): InquiryDraft | undefined {
  const kept = read(now)
  if (!kept) {
    write(undefined)
    return undefined
  }
  const description = kept.descriptions[place]
  const serviceType = kept.serviceTypes[place]
  const about = { ...(serviceType && { serviceType }), ...(description && { description }) }
  return { fields: { ...kept.fields, ...about }, key: kept.keys[place] }
}

/** Stores what has been typed, without initial values. */
export function keepDraft(place: string, { fields, key }: InquiryDraft, now = Date.now()): void {
  const { description = '', serviceType = '', ...who } = fields
  const { descriptions, serviceTypes, keys, sent } = read(now) ?? nothing
  const filled = (texts: Record<string, string | undefined>) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Record<string, string>
  write({
    at: now,
    fields: filled(who),
    descriptions: filled({ ...descriptions, [place]: description }),
    serviceTypes: filled({ ...serviceTypes, [place]: serviceType }),
    keys: filled({ ...keys, [place]: key }),
    ...(sent && { sent }),
  })
}

/** Deletes a form's stored input; other forms keep theirs. */
export function dropDraft(place: string, sent?: Partial<InquiryFields>, now = Date.now()): void {
  const kept = read(now)
  const { [place]: _, ...descriptions } = kept?.descriptions ?? {}
  const { [place]: __, ...serviceTypes } = kept?.serviceTypes ?? {}
  const { [place]: ___, ...keys } = kept?.keys ?? {}
  const name = sent ? nameOf(sent) : kept?.sent
  const isEmpty = !name && Object.keys({ ...descriptions, ...serviceTypes }).length === 0
  const others = { descriptions, serviceTypes, keys }
  write(isEmpty ? undefined : { at: now, fields: {}, ...others, ...(name && { sent: name }) })
}

/** Whether this inquiry was already sent: browsers restore form values when going back to a page. */
export const wasSent = (fields: Record<InquiryField, string>, now = Date.now()): boolean =>
  read(now)?.sent === nameOf(fields)
