import { type InquiryField, type InquiryFields, inquiryFields } from '@/domain/inquiry'

/** The form's controls by name. */
export const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const pick = (text: (name: InquiryField) => string) =>
  Object.fromEntries(inquiryFields.map((name) => [name, text(name)])) as InquiryFields

/** The form's current values. */
export const fieldsOf = (form: HTMLFormElement): InquiryFields => pick((name) => control(form, name).value)

/** The values of an untouched form. */
const blank = (name: InquiryField, prefill: string) => (name === 'description' ? prefill : '')

/** What a visitor has typed, without initial values. */
export const typedIn = (form: HTMLFormElement, prefill: string): Partial<InquiryFields> =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).filter(([name, text]) => text !== blank(name as InquiryField, prefill)),
  )

/** Fills in untouched fields. @returns whether anything was filled in */
export function fillIn(form: HTMLFormElement, fields: Partial<InquiryFields>, prefill: string): boolean {
  const untouched = inquiryFields.filter(
    (name) => fields[name] && control(form, name).value === blank(name, prefill),
  )
  for (const name of untouched) control(form, name).value = fields[name] ?? ''
  return untouched.length > 0
}

/** Makes the form untouched. A reset alone would restore the server's values. */
export function clear(form: HTMLFormElement, prefill: string): void {
  form.reset()
  for (const name of inquiryFields) control(form, name).value = blank(name, prefill)
}
