import * as z from 'zod'
import { caseStudyLimits } from '@/domain/caseStudy'
import { contentLimits } from '@/domain/categories'
import { idSchema } from './id'
import { required } from './required'
import { clearableText, optionalText, text, textLines } from './text'

const measured = z
  .number('Enter a number.')
  .min(-caseStudyLimits.number, 'Enter a smaller number.')
  .max(caseStudyLimits.number, 'Enter a smaller number.')

const result = z.object({
  label: text(caseStudyLimits.label, 'Say what was measured.'),
  before: measured.nullable().default(null),
  beforeUnit: optionalText(caseStudyLimits.unit),
  after: measured
    .nullable()
    .refine((value) => value !== null, required('The number after is required.'))
    .pipe(z.number()),
  unit: optionalText(caseStudyLimits.unit),
  source: optionalText(caseStudyLimits.source),
})

const decision = z.object({
  title: text(contentLimits.title, 'A decision is required.'),
  text: optionalText(contentLimits.summary),
})

const quote = z.object({
  text: optionalText(caseStudyLimits.quote),
  name: optionalText(caseStudyLimits.name),
  role: optionalText(caseStudyLimits.name),
})

/** The parts of a case study. What a request leaves out stays as it is: the specified requests know none of them. */
export const caseStudyShape = {
  situation: clearableText(contentLimits.longText).optional(),
  constraints: textLines.unwrap().optional(),
  findings: clearableText(contentLimits.longText).optional(),
  solution: clearableText(contentLimits.longText).optional(),
  decisions: z.array(decision).max(caseStudyLimits.decisions).optional(),
  results: z.array(result).max(caseStudyLimits.results).optional(),
  quote: quote.optional(),
  team: textLines.unwrap().optional(),
  weeks: z.int('Enter whole weeks.').min(1).max(caseStudyLimits.weeks).nullable().optional(),
  services: z.array(idSchema).max(caseStudyLimits.services).optional(),
  article: idSchema.nullable().optional(),
}

/** The same for a draft, whose rows may be unfinished. */
export const caseStudyDraftShape = {
  ...caseStudyShape,
  decisions: z
    .array(decision.extend({ title: optionalText(contentLimits.title) }))
    .max(caseStudyLimits.decisions)
    .optional(),
  results: z
    .array(
      result.extend({
        label: optionalText(caseStudyLimits.label),
        after: measured.nullable().default(null),
      }),
    )
    .max(caseStudyLimits.results)
    .optional(),
}
