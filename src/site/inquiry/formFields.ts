import { type InquiryField, type InquiryFields, inquiryFields } from '@/domain/inquiry'

/** What a form begins with if it knows what it is about. */
export type StartFields = Partial<Pick<InquiryFields, 'serviceType' | 'description'>>

/** The form's controls by name. */
export const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const pick = (text: (name: InquiryField) => string) =>
  Object.fromEntries(inquiryFields.map((name) => [name, text(name)])) as InquiryFields

/** The form's current values. */
export const fieldsOf = (form: HTMLFormElement): InquiryFields => pick((name) => control(form, name).value)

/** The value of an untouched field. */
const startOf = (name: InquiryField, start: Partial<InquiryFields>) => start[name] ?? ''

/** What a visitor has typed, without initial values. */
export const typedIn = (form: HTMLFormElement, start: StartFields): Partial<InquiryFields> =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).filter(([name, text]) => text !== startOf(name as InquiryField, start)),
  )

/** Sets a field; one that is folded away is shown unless it has its initial value. */
function set(form: HTMLFormElement, name: InquiryField, text: string, start: StartFields): void {
  const field = control(form, name)
  field.value = text
  const fold = field.closest('details')
  if (fold) fold.open = text !== startOf(name, start)
}

/** Unfolds and focuses the first of some fields. */
export function focusFirst(form: HTMLFormElement, names: InquiryField[]): void {
  for (const name of names) {
    const fold = control(form, name).closest('details')
    if (fold) fold.open = true
  }
  if (names[0]) control(form, names[0]).focus()
}

/** Fills in untouched fields. @returns whether anything was filled in */
export function fillIn(form: HTMLFormElement, fields: Partial<InquiryFields>, start: StartFields): boolean {
  const untouched = inquiryFields.filter(
    (name) => fields[name] && control(form, name).value === startOf(name, start),
  )
  for (const name of untouched) set(form, name, fields[name] ?? '', start)
  return untouched.length > 0
}

/** Makes the form untouched. A reset alone would restore the server's values. */
export function clear(form: HTMLFormElement, start: StartFields): void {
  form.reset()
  for (const name of inquiryFields) set(form, name, startOf(name, start), start)
}
