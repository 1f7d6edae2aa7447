import { historyOf } from '@/content/audit'
import { leadCounts, leadSummary } from '@/content/leadSummary'
import { lead, leads, withOwner } from '@/content/leads'
import { toLead } from '@/content/shapes'
import { adminOnly } from '@/domain/roles'
import { listed } from '@/http/responses'
import { leadChangeSchema } from '@/schemas/lead'
import { leadFilterQuery, leadsQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { changeMatching } from '../ifMatch'
import { bulkLeads } from './leadBulk'
import { exportLeads } from './leadExport'
import { forCaller } from './leadOwner'

const collection = 'lead'

export const adminLeads = [
  endpoint({
    method: 'get',
    path: '/admin/leads',
    allow: adminOnly,
    query: leadsQuery,
    handle: async ({ as, user, query: { limit, page, sort: order, ...filter } }) =>
      listed(await leads(forCaller(filter, user), { limit, page, order }, as)),
  }),
  endpoint({
    method: 'get',
    path: '/admin/leads/counts',
    allow: adminOnly,
    handle: () => leadCounts(),
  }),
  endpoint({
    method: 'get',
    path: '/admin/leads/summary',
    allow: adminOnly,
    query: leadFilterQuery,
    handle: ({ as, user, query }) => leadSummary(forCaller(query, user), as),
  }),
  exportLeads,
  bulkLeads,
  endpoint({
    method: 'get',
    path: '/admin/leads/:id',
    allow: adminOnly,
    handle: ({ as, id }) => lead(id(), as),
  }),
  endpoint({
    method: 'get',
    path: '/admin/leads/:id/history',
    allow: adminOnly,
    handle: ({ as, id }) => historyOf(collection, id(), as),
  }),
  endpoint({
    method: 'put',
    path: '/admin/leads/:id',
    allow: adminOnly,
    body: leadChangeSchema,
    handle: async ({ req, as, id, body }) =>
      changeMatching({ req, as, collection, id: id() }, async () =>
        toLead(await req.payload.update({ collection, id: id(), data: body, ...withOwner, ...as })),
      ),
  }),
  endpoint({
    method: 'delete',
    path: '/admin/leads/:id',
    allow: adminOnly,
    async handle({ req, as, id }) {
      const data = { deletedAt: new Date().toISOString() }
      await changeMatching({ req, as, collection, id: id() }, () =>
        req.payload.update({ collection, id: id(), data, depth: 0, ...as }),
      )
      return { message: 'Lead deleted successfully!' }
    },
  }),
]
