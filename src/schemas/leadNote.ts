import * as z from 'zod'
import { valuesOf } from '@/domain/choice'
import { leadNoteKinds, leadNoteLimits } from '@/domain/leadNote'
import { text } from './text'

/** A note on a lead, as its author writes it. */
export const leadNoteSchema = z.object({
  kind: z.enum(valuesOf(leadNoteKinds)),
  text: text(leadNoteLimits.text),
})
