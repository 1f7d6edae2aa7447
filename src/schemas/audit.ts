import * as z from 'zod'
import { auditActions, auditKinds } from '@/domain/audit'
import { valuesOf } from '@/domain/choice'
import { maxSearchLength } from '@/domain/limits'
import { pageQuery } from './query'

const moment = z.iso.datetime({ offset: true, error: 'must be an ISO 8601 date and time' })
const name = z.string().trim().min(1).max(maxSearchLength)

/** The filters of the audit trail; `user` is an id or `nobody`. */
export const auditQuery = pageQuery.extend({
  kind: z.enum(valuesOf(auditKinds)).optional(),
  document: name.optional(),
  action: z.enum(valuesOf(auditActions)).optional(),
  user: name.optional(),
  from: moment.optional(),
  until: moment.optional(),
  search: name.optional(),
})
