import type { DateField, SelectField, TextareaField, TextField } from 'payload'

/** A field that only a hook sets, derived from others. */
export const derived = <Field extends TextField | TextareaField | DateField | SelectField>(
  field: Field,
): Field => ({
  ...field,
  admin: { hidden: true, components: { Diff: '/src/admin/payload/NoDiff#NoDiff' } },
  // Not audited: the fields it is derived from are.
  custom: { isDerived: true },
  access: { create: () => false, update: () => false },
})
