import * as z from 'zod'
import { valuesOf } from '@/domain/choice'
import { draftedCollections } from '@/domain/contentCollections'
import { reportFindings } from '@/domain/contentReport'
import { maxSearchLength } from '@/domain/limits'
import { pageQuery } from './query'

/** The filters of the content report. */
export const contentReportQuery = pageQuery.extend({
  finding: z.enum(valuesOf(reportFindings)).optional(),
  kind: z.enum(draftedCollections).optional(),
  search: z.string().trim().max(maxSearchLength).optional(),
})
