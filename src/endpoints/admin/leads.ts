import { leadCounts, leads } from '../../content/leads'
import { toLead } from '../../content/shapes'
import { listed } from '../answers'
import { adminOnly, endpoint } from '../endpoint'
import { leadChangeSchema } from '../schemas/lead'
import { leadsQuery } from '../schemas/query'

const collection = 'lead'

export const adminLeads = [
  endpoint({
    method: 'get',
    path: '/admin/leads',
    allow: adminOnly,
    query: leadsQuery,
    handle: async ({ as, query: { limit, page, ...filter } }) =>
      listed(await leads(filter, { limit, page }, as)),
  }),
  endpoint({
    method: 'get',
    path: '/admin/leads/counts',
    allow: adminOnly,
    handle: ({ as }) => leadCounts(as),
  }),
  endpoint({
    method: 'put',
    path: '/admin/leads/:id',
    allow: adminOnly,
    body: leadChangeSchema,
    handle: async ({ req, as, id, body }) =>
      toLead(await req.payload.update({ collection, id: id(), data: body, ...as })),
  }),
  endpoint({
    method: 'delete',
    path: '/admin/leads/:id',
    allow: adminOnly,
    async handle({ req, as, id }) {
      await req.payload.delete({ collection, id: id(), ...as })
      return { message: 'Lead deleted successfully!' }
    },
  }),
]
