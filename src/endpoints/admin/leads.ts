import { historyOf } from '@/content/audit'
import { withOwner } from '@/content/leadOwners'
import { leadCounts, leadSummary } from '@/content/leadSummary'
import { lead, leads } from '@/content/leads'
import { leadRoles } from '@/domain/roles'
import { listed } from '@/http/responses'
import { leadChangeSchema } from '@/schemas/lead'
import { leadFilterQuery, leadsQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { changeMatching } from '../ifMatch'
import { bulkLeads, undoBulk } from './leadBulk'
import { leadEvents } from './leadEvents/leadEvents'
import { exportLeads } from './leadExport'
import { forCaller } from './leadOwner'

const collection = 'lead'

export const adminLeads = [
  endpoint({
    method: 'get',
    path: '/admin/leads',
    allow: leadRoles,
    query: leadsQuery,
    handle: async ({ as, user, query: { limit, page, sort: order, ...filter } }) =>
      listed(await leads(forCaller(filter, user), { limit, page, order }, as)),
  }),
  endpoint({
    method: 'get',
    path: '/admin/leads/counts',
    allow: leadRoles,
    handle: () => leadCounts(),
  }),
  endpoint({
    method: 'get',
    path: '/admin/leads/summary',
    allow: leadRoles,
    query: leadFilterQuery,
    handle: ({ as, user, query }) => leadSummary(forCaller(query, user), as),
  }),
  leadEvents,
  exportLeads,
  bulkLeads,
  undoBulk,
  endpoint({
    method: 'get',
    path: '/admin/leads/:id',
    allow: leadRoles,
    handle: ({ as, id }) => lead(id(), as),
  }),
  endpoint({
    method: 'get',
    path: '/admin/leads/:id/history',
    allow: leadRoles,
    handle: ({ as, id }) => historyOf(collection, id(), as),
  }),
  endpoint({
    method: 'put',
    path: '/admin/leads/:id',
    allow: leadRoles,
    body: leadChangeSchema,
    handle: async ({ req, as, id, body }) =>
      changeMatching({ req, as, collection, id: id() }, async () =>
        withOwner(await req.payload.update({ collection, id: id(), data: body, depth: 0, ...as }), as),
      ),
  }),
  endpoint({
    method: 'delete',
    path: '/admin/leads/:id',
    allow: leadRoles,
    async handle({ req, as, id }) {
      const data = { deletedAt: new Date().toISOString() }
      await changeMatching({ req, as, collection, id: id() }, () =>
        req.payload.update({ collection, id: id(), data, depth: 0, ...as }),
      )
      return { message: 'Lead deleted successfully!' }
    },
  }),
]
