import { auditActions, auditKinds } from '@/domain/audit'
import { maxSearchLength } from '@/domain/limits'

/** What the address bar holds of the trail; an empty text narrows nothing. */
export interface AuditAddress {
  user: string
  kind: string
  action: string
  document: string
  /** Days, `YYYY-MM-DD`, of the reader's zone; both are within. */
  from: string
  to: string
  search: string
  /** From 1. */
  page: number
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** What makes no sense there counts as not given. */
export function readAuditAddress(query: Pick<URLSearchParams, 'get'>): AuditAddress {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, maxSearchLength)
  const one = (name: string, choices: readonly { value: string }[]) =>
    choices.some(({ value }) => value === text(name)) ? text(name) : ''
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  const page = Number(query.get('page') ?? 1)
  return {
    user: text('user'),
    kind: one('kind', auditKinds),
    action: one('action', auditActions),
    document: text('document'),
    from: day('from'),
    to: day('to'),
    search: text('search'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Whether anything is left out. */
export const isNarrowed = ({ page: _, ...filters }: AuditAddress) => Object.values(filters).some(Boolean)

/** The beginning of a day, or of one after it, in the reader's zone. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** The parameters of the endpoint. */
export function toQuery({ from, to, page, ...filters }: AuditAddress, limit: number): URLSearchParams {
  const given = Object.entries(filters).filter(([, value]) => value)
  const period = { ...(from && { from: startOf(from) }), ...(to && { until: startOf(to, 1) }) }
  return new URLSearchParams({ ...Object.fromEntries(given), ...period, limit: `${limit}`, page: `${page}` })
}
