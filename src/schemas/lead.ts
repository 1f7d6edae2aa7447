import * as z from 'zod'
import { valuesOf } from '@/domain/choice'
import { agencyDay } from '@/domain/clock'
import { lostReasons, maxLostNote, unlistedReason } from '@/domain/deal'
import { budgetBands, leadBulkActions, leadLimits, leadStatuses, serviceTypes } from '@/domain/lead'
import { bulkLimit } from '@/domain/limits'
import { locales } from '@/domain/locales'
import { idSchema } from './id'
import { wholeNumber } from './number'
import { required } from './required'
import {
  choice,
  clearableChoice,
  clearableText,
  emailAddress,
  optionalChoice,
  optionalText,
  text,
} from './text'
import { versions } from './versions'

/** What a visitor may send; all other fields of a lead are for staff. */
export const inquirySchema = z.object({
  fullName: text(leadLimits.fullName),
  email: emailAddress(leadLimits.email),
  phone: optionalText(leadLimits.phone),
  serviceType: z.enum(valuesOf(serviceTypes)),
  description: text(leadLimits.description),
  company: optionalText(leadLimits.company),
  budget: optionalChoice(valuesOf(budgetBands)),
  timeline: optionalText(leadLimits.timeline),
  /** The page's language, for a confirmation. */
  language: z.enum(locales).optional().catch(undefined),
  // Signs of a bot; see spamReasonOf.
  website: z.string().optional(),
  elapsed: z.number().optional(),
})

export type Inquiry = z.infer<typeof inquirySchema>

const day = z.iso
  .date('Enter a valid date.')
  .refine((value) => value >= '2000-01-01', 'Enter a date in 2000 or later.')

/** An optional calendar day. */
const clearableDay = z
  .union([z.literal('').transform(() => null), day.transform((value) => `${value}T00:00:00.000Z`)])
  .nullable()

/** A past day or today. */
const closingDay = day
  .refine((value) => value <= agencyDay(new Date()), 'Enter today or an earlier date.')
  .transform((value) => `${value}T00:00:00.000Z`)

/** How a closed lead ended; all of it optional, because the specified call sends the status alone. */
const outcome = {
  closedOn: closingDay.optional(),
  lostReason: clearableChoice(valuesOf(lostReasons)).optional(),
  lostNote: clearableText(maxLostNote).optional(),
}

/** The form of a won lead. */
export const wonSchema = z.object({ closedOn: closingDay })

const isExplained = ({ lostReason, lostNote }: { lostReason?: string | null; lostNote?: string | null }) =>
  lostReason !== unlistedReason || Boolean(lostNote)
const unexplained = { path: ['lostNote'], ...required('Say what the reason was.') }

/** The form of a lost lead: people must give a reason. */
export const lostSchema = z
  .object({
    closedOn: closingDay,
    lostReason: choice(valuesOf(lostReasons), 'Choose a reason.'),
    lostNote: clearableText(maxLostNote),
  })
  .refine(isExplained, unexplained)

const step = z.object({
  text: text(leadLimits.nextStep),
  due: clearableDay.default(null),
  person: idSchema.nullable().default(null),
  isDone: z.boolean().default(false),
})

/**
 * Either status or notes, never both (specification §7); other fields may be added to each. `nextStep` and its date are
 * those of the first open step; `nextSteps` replaces them all.
 */
export const leadChangeSchema = z
  .object({
    status: z.enum(valuesOf(leadStatuses)).optional(),
    notes: clearableText(leadLimits.notes).optional(),
    fullName: text(leadLimits.fullName).optional(),
    email: emailAddress(leadLimits.email).optional(),
    phone: clearableText(leadLimits.phone).optional(),
    company: clearableText(leadLimits.company).optional(),
    budget: clearableChoice(valuesOf(budgetBands)).optional(),
    timeline: clearableText(leadLimits.timeline).optional(),
    estimatedValue: wholeNumber(0, leadLimits.estimatedValue).nullable().optional(),
    owner: idSchema.nullable().optional(),
    nextStep: clearableText(leadLimits.nextStep).optional(),
    nextStepDue: clearableDay.optional(),
    nextSteps: z.array(step).max(leadLimits.nextSteps).optional(),
    expectedClose: clearableDay.optional(),
    ...outcome,
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    'must include at least one change',
  )
  .refine(
    ({ status, notes }) => status === undefined || notes === undefined,
    'must contain either status or notes',
  )
  .refine(isExplained, unexplained)

const ids = z.array(idSchema).min(1).max(bulkLimit)

const several = { ids, versions }

/** One change for several leads. */
export const leadBulkSchema = z.discriminatedUnion('action', [
  z
    .object({ action: z.literal('status'), status: z.enum(valuesOf(leadStatuses)), ...several, ...outcome })
    .refine(isExplained, unexplained),
  /** `me` is the caller; null removes the owner. */
  z.object({
    action: z.literal('owner'),
    owner: z.union([z.literal('me'), idSchema]).nullable(),
    ...several,
  }),
  ...leadBulkActions.map((action) => z.object({ action: z.literal(action), ...several })),
])

export type LeadBulk = z.infer<typeof leadBulkSchema>

/** What leads had before a change of several, and their version after it. */
export const leadBulkUndoSchema = z.object({
  leads: z
    .array(
      z.object({
        id: idSchema,
        updatedAt: z.iso.datetime(),
        status: z.enum(valuesOf(leadStatuses)).optional(),
        ...outcome,
        owner: idSchema.nullable().optional(),
      }),
    )
    .min(1)
    .max(bulkLimit),
})

export type LeadUndo = z.infer<typeof leadBulkUndoSchema>['leads'][number]
