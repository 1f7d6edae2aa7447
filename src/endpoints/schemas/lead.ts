import { z } from 'zod'
import { budgetBands, leadBounds, leadStatuses, serviceTypes, valuesOf } from '../../domain/lead'
import { clearableText, optionalChoice, optionalText, text } from './text'

/** What a visitor may send; everything else of a lead is for staff. */
export const inquirySchema = z.object({
  fullName: text(leadBounds.fullName),
  email: text(leadBounds.email).pipe(z.email('must be an e-mail address')),
  phone: optionalText(leadBounds.phone),
  serviceType: z.enum(valuesOf(serviceTypes)),
  description: text(leadBounds.description),
  company: optionalText(leadBounds.company),
  budget: optionalChoice(valuesOf(budgetBands)),
  timeline: optionalText(leadBounds.timeline),
  // Traces of a machine, see looksLikeSpam.
  website: z.string().optional(),
  elapsed: z.number().optional(),
})

/** Either status or notes, never both (specification §7). */
export const leadChangeSchema = z
  .object({
    status: z.enum(valuesOf(leadStatuses)).optional(),
    notes: clearableText(leadBounds.notes).optional(),
  })
  .refine(
    ({ status, notes }) => (status === undefined) !== (notes === undefined),
    'must hold either status or notes',
  )
