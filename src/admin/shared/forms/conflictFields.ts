import { valueAt } from '@/domain/merge'
import type { ConflictField } from './ConflictNotice'
import type { Conflict } from './editState'
import { fieldLabel } from './fieldLabel'

/** The conflicting fields with both values, for the notice. */
export const conflictFields = <Values extends object>(
  values: Values,
  { theirs, fields }: Conflict<Values>,
  labelOf: (field: string) => string = fieldLabel,
): ConflictField[] =>
  fields.map((field) => ({
    label: labelOf(field),
    theirs: valueAt(theirs, field),
    mine: valueAt(values, field),
  }))
