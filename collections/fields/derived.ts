import type { DateField, SelectField, TextareaField, TextField } from 'payload'

/** A field that only a hook sets, from the values of others. */
export const derived = <Field extends TextField | TextareaField | DateField | SelectField>(
  field: Field,
): Field => ({
  ...field,
  admin: { hidden: true, components: { Diff: '/src/admin/payload/NoDiff#NoDiff' } },
  // Not audited: it follows from fields that are.
  custom: { isDerived: true },
  access: { create: () => false, update: () => false },
})
