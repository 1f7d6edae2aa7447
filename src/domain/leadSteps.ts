import { isSameValue } from './fingerprint'
import { noDate } from './leadKeys'

/** A step as it is stored. */
export interface Step {
  text?: string | null | undefined
  /** A calendar day or a time on it; empty without a date. */
  due?: string | null | undefined
  isDone?: boolean | null | undefined
}

export const openSteps = <One extends Step>(steps: readonly One[]): One[] =>
  steps.filter(({ isDone }) => !isDone)

/** The open step that is due first; those without a date come last. */
export const nextOf = <One extends Step>(steps: readonly One[]): One | undefined =>
  openSteps(steps).toSorted((one, other) => (one.due || noDate).localeCompare(other.due || noDate))[0]

interface Planned {
  nextStep?: string | null | undefined
  nextStepDue?: string | null | undefined
  nextSteps?: Step[] | null | undefined
}

const listOf = ({ nextSteps }: Planned) => nextSteps ?? []
const firstOf = ({ nextStep, nextStepDue }: Planned) => ({ text: nextStep || null, due: nextStepDue || null })

/** A list of steps, and its next one, which leads are listed and sorted by. */
function withNext(nextSteps: Step[]): Required<Planned> {
  const { text = null, due = null } = nextOf(nextSteps) ?? {}
  return { nextSteps, nextStep: text || null, nextStepDue: due || null }
}

/**
 * Keeps a lead's list of steps and its next step together. A changed list decides; who changes the next step alone, as
 * a caller that knows only that one does, changes, adds or removes it in the list.
 * @returns the fields to store; none if no step has changed
 */
export function syncSteps(after: Planned, before: Planned): Partial<Planned> {
  const steps = listOf(after)
  if (!isSameValue(steps, listOf(before))) return withNext(steps)
  const first = firstOf(after)
  if (isSameValue(first, firstOf(before))) return {}
  const next = nextOf(steps)
  const changed = first.text || first.due ? [{ ...next, ...first, isDone: false }] : []
  return withNext(next ? steps.flatMap((step) => (step === next ? changed : [step])) : [...changed, ...steps])
}
