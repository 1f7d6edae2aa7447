import type { CaseStudy } from '@/domain/caseStudy'
import { asLines, linesOf, numberOrNull } from '@/domain/typed'

/** The form values of a case study. Lists have one item per line, numbers are as typed. */
export interface CaseStudyValues {
  situation: string
  constraints: string
  findings: string
  solution: string
  decisions: { title: string; text: string }[]
  results: {
    label: string
    before: string
    beforeUnit: string
    after: string
    unit: string
    source: string
  }[]
  quote: { text: string; name: string; role: string }
  team: string
  weeks: string
  services: string[]
  article: string
}

export const blankDecision = { title: '', text: '' }
export const blankResult = { label: '', before: '', beforeUnit: '', after: '', unit: '', source: '' }

const typed = (number: number | null | undefined) => (number == null ? '' : String(number))

export const toCaseStudyValues = (stored: Partial<CaseStudy> | null): CaseStudyValues => ({
  situation: stored?.situation ?? '',
  constraints: asLines(stored?.constraints ?? []),
  findings: stored?.findings ?? '',
  solution: stored?.solution ?? '',
  decisions: (stored?.decisions ?? []).map(({ title, text }) => ({ title, text: text ?? '' })),
  results: (stored?.results ?? []).map(({ label, before, beforeUnit, after, unit, source }) => ({
    label,
    before: typed(before),
    beforeUnit: beforeUnit ?? '',
    after: typed(after),
    unit: unit ?? '',
    source: source ?? '',
  })),
  quote: {
    text: stored?.quote?.text ?? '',
    name: stored?.quote?.name ?? '',
    role: stored?.quote?.role ?? '',
  },
  team: asLines(stored?.team ?? []),
  weeks: typed(stored?.weeks),
  services: stored?.services ?? [],
  article: stored?.article ?? '',
})

export const toCaseStudyBody = ({
  constraints,
  team,
  results,
  weeks,
  article,
  ...texts
}: CaseStudyValues) => ({
  ...texts,
  constraints: linesOf(constraints),
  team: linesOf(team),
  results: results.map(({ before, after, ...result }) => ({
    ...result,
    before: numberOrNull(before),
    after: numberOrNull(after),
  })),
  weeks: numberOrNull(weeks),
  article: article || null,
})
