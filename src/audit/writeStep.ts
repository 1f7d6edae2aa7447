import type { PayloadRequest } from 'payload'
import { type AuditChange, cutToChange } from '../domain/audit'
import { type NewEntry, writeEntry } from './writeEntry'

/** Records a step beside an entry, such as a comment, as a change to the entry: that is where people look. */
export const writeStep = (
  entry: Pick<NewEntry, 'kind' | 'document' | 'title'>,
  step: AuditChange,
  req: PayloadRequest,
): Promise<void> => writeEntry({ ...entry, action: 'updated', changes: [cutToChange(step)] }, req)
