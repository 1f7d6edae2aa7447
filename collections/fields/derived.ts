import type { DateField, SelectField, TextareaField, TextField } from 'payload'

/** A field that nobody sets but a hook: it follows from the others. */
export const derived = <Field extends TextField | TextareaField | DateField | SelectField>(
  field: Field,
): Field => ({
  ...field,
  admin: { hidden: true, components: { Diff: '/src/admin/payload/NoDiff#NoDiff' } },
  // The audit trail leaves it out: it follows from what is told.
  custom: { isDerived: true },
  access: { create: () => false, update: () => false },
})
