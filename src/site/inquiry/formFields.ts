import { type InquiryField, type InquiryFields, inquiryFields } from '@/domain/inquiry'

/** The form's controls by name, as the browser holds them. */
export const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const pick = (text: (name: InquiryField) => string) =>
  Object.fromEntries(inquiryFields.map((name) => [name, text(name)])) as InquiryFields

/** What stands in the form. */
export const fieldsOf = (form: HTMLFormElement): InquiryFields => pick((name) => control(form, name).value)

/** What stands in a form that nobody has used. */
const blank = (name: InquiryField, prefill: string) => (name === 'description' ? prefill : '')

/** What a visitor has typed: without what stood there from the start. */
export const typedIn = (form: HTMLFormElement, prefill: string): Partial<InquiryFields> =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).filter(([name, text]) => text !== blank(name as InquiryField, prefill)),
  )

/** Fills in what nobody has typed over. @returns whether anything was filled in */
export function fillIn(form: HTMLFormElement, fields: Partial<InquiryFields>, prefill: string): boolean {
  const untouched = inquiryFields.filter(
    (name) => fields[name] && control(form, name).value === blank(name, prefill),
  )
  for (const name of untouched) control(form, name).value = fields[name] ?? ''
  return untouched.length > 0
}

/** Makes the form as if nobody had used it. A reset alone would bring back what the server put into it. */
export function clear(form: HTMLFormElement, prefill: string): void {
  form.reset()
  for (const name of inquiryFields) control(form, name).value = blank(name, prefill)
}
