import { day } from '@/domain/durations'
import { type InquiryField, type InquiryFields, inquiryFields } from '@/domain/inquiry'
import { draftKey } from './draftKey'

/**
 * What a visitor types is kept in their browser until it was sent: for this tab alone, which may be of a computer that
 * several people use, and for a day. Who they are is the same in each form; what they want is kept for each `place`
 * apart (the agency's forms, a product's).
 */
interface Kept {
  /** Milliseconds since 1970, of the last change. */
  at: number
  fields: Partial<InquiryFields>
  descriptions: Record<string, string>
  /** The keys of attempts that nobody knows to have arrived. */
  keys: Record<string, string>
  /** Which inquiry was sent last, without its words. */
  sent?: string
}

export interface InquiryDraft {
  fields: Partial<InquiryFields>
  key?: string | undefined
}

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** What is kept; undefined where there is nothing, it is too old, or no draft of ours. */
function read(now: number): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
    if (!kept || !(Math.abs(now - kept.at) < day)) return undefined
    return [kept.fields, kept.descriptions, kept.keys].every(isTextRecord) ? kept : undefined
  } catch {
    return undefined
  }
}

function write(kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(draftKey, JSON.stringify(kept))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // Storage is full or closed to us: the text is in the form all the same.
  }
}

/** Which inquiry it is, as a number that tells nothing of it. */
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
  return { fields: { ...kept.fields, ...(description && { description }) }, key: kept.keys[place] }
}

/** Keeps what has been typed, which leaves out what stood in the form from the start. */
export function keepDraft(place: string, { fields, key }: InquiryDraft, now = Date.now()): void {
  const { description = '', ...who } = fields
  const { descriptions, keys, sent } = read(now) ?? { descriptions: {}, keys: {}, sent: undefined }
  const filled = (texts: Record<string, string | undefined>) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Record<string, string>
  write({
    at: now,
    fields: filled(who),
    descriptions: filled({ ...descriptions, [place]: description }),
    keys: filled({ ...keys, [place]: key }),
    ...(sent && { sent }),
  })
}

/** Drops what is kept of a form; texts of other forms, which were not sent, stay. */
export function dropDraft(place: string, sent?: Partial<InquiryFields>, now = Date.now()): void {
  const kept = read(now)
  const { [place]: _, ...descriptions } = kept?.descriptions ?? {}
  const { [place]: __, ...keys } = kept?.keys ?? {}
  const name = sent ? nameOf(sent) : kept?.sent
  const isEmpty = !name && Object.keys(descriptions).length === 0
  write(isEmpty ? undefined : { at: now, fields: {}, descriptions, keys, ...(name && { sent: name }) })
}

/** Whether this was sent: browsers put back into a form what stood there when its page was left. */
export const wasSent = (fields: Record<InquiryField, string>, now = Date.now()): boolean =>
  read(now)?.sent === nameOf(fields)
