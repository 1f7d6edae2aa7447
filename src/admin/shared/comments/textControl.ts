import { type Anchor, anchorOf, lineAt } from '@/domain/comment'

export type TextControl = HTMLInputElement | HTMLTextAreaElement

export const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.selectionStart !== null)

/** The name of the form's field that an element belongs to. */
export const nameOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-field]')?.dataset.field ?? ''

/** The control of a plain text; null if it isn't there. */
export const controlOf = (name: string): TextControl | null =>
  document.querySelector<TextControl>(`form [data-field="${CSS.escape(name)}"] :is(textarea, input)`)

/** The passage that a comment is about: what is selected, or else the line at the cursor. Null if it has no words. */
export function anchorIn({ value, selectionStart, selectionEnd }: TextControl): Anchor | null {
  const start = selectionStart ?? 0
  const end = selectionEnd ?? start
  return anchorOf(value, start === end ? lineAt(value, start) : { start, end })
}
