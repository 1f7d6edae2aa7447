import type { Suggestion, TextPlace } from '@/domain/checks/suggestion'

/** As the editor shows them. */
const selectors: Record<TextPlace['kind'], string> = {
  heading: 'h1, h2, h3',
  paragraph: 'p',
  link: 'a',
  image: 'figure',
}

const fieldOf = (name: string) => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)

function selectContents(text: HTMLElement, element: Element): void {
  text.focus({ preventScroll: true })
  // Lexical follows the browser's selection.
  document.getSelection()?.selectAllChildren(element)
}

/** Shows the place of a suggestion and moves the focus there. */
export function jumpTo({ field, place }: Pick<Suggestion, 'field' | 'place'>): void {
  const container = fieldOf(field)
  const text = container?.querySelector<HTMLElement>('[contenteditable=true]')
  const element = place && text?.querySelectorAll(selectors[place.kind])[place.index]
  const target = element ?? container
  target?.scrollIntoView({ block: 'center' })
  if (text && element && place.kind !== 'image') selectContents(text, element)
  else
    target
      ?.querySelector<HTMLElement>('input, textarea, [contenteditable=true], button')
      ?.focus({ preventScroll: true })
}
