import { writeEntry } from '@/audit/writeEntry'
import { allLeads, countLeads } from '@/content/leadExport'
import { agencyDay } from '@/domain/clock'
import { byteOrderMark } from '@/domain/csv'
import { describeExport } from '@/domain/describeExport'
import { leadCsvHead, leadCsvLine } from '@/domain/leadCsv'
import { leadRoles } from '@/domain/roles'
import { bodyOf } from '@/http/fileBody'
import { leadExportQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { forCaller } from './leadOwner'

async function* csv(batches: ReturnType<typeof allLeads>): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + leadCsvHead)
  for await (const batch of batches) yield encoder.encode(batch.map(leadCsvLine).join(''))
}

/** The leads that match a filter, as a CSV file. */
export const exportLeads = endpoint({
  method: 'get',
  path: '/admin/leads/export',
  allow: leadRoles,
  query: leadExportQuery,
  async handle({ req, as, user, query }) {
    const filter = forCaller(query, user)
    const title = describeExport(await countLeads(filter, as), filter)
    await writeEntry({ kind: 'lead', document: 'export', title, action: 'exported' }, req)
    const name = `leads-${agencyDay(new Date())}.csv`
    const chunks = csv(allLeads(filter, as))
    const body = bodyOf(
      () => chunks.next(),
      () => chunks.return(undefined),
    )
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  },
})
