import { writeEntry } from '@/audit/writeEntry'
import { allLeads, countLeads } from '@/content/leadExport'
import { agencyDay } from '@/domain/clock'
import { byteOrderMark } from '@/domain/csv'
import { describeExport } from '@/domain/describeExport'
import { leadCsvHead, leadCsvLine } from '@/domain/leadCsv'
import { leadRoles } from '@/domain/roles'
import { leadExportQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { forCaller } from './leadOwner'

async function* lines(batches: ReturnType<typeof allLeads>): AsyncGenerator<string> {
  yield byteOrderMark + leadCsvHead
  for await (const batch of batches) yield batch.map(leadCsvLine).join('')
}

/** Reads only as fast as the client downloads, so lists can have any length. */
function stream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
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
    return new Response(stream(lines(allLeads(filter, as))), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  },
})
