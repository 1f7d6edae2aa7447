import { valueAt } from '@/domain/merge'
import type { Disputed } from './ConflictNotice'
import type { Conflict } from './editState'
import { fieldLabel } from './fieldLabel'

/** The conflicting fields with both values, for the notice. */
export const disputed = <Values extends object>(
  values: Values,
  { theirs, fields }: Conflict<Values>,
  labelOf: (field: string) => string = fieldLabel,
): Disputed[] =>
  fields.map((field) => ({
    label: labelOf(field),
    theirs: valueAt(theirs, field),
    mine: valueAt(values, field),
  }))
