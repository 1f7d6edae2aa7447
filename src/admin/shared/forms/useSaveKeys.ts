import { type RefObject, useEffect } from 'react'

/** Forms that are on the screen. */
const forms: RefObject<HTMLFormElement | null>[] = []

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  !isComposing &&
  (key.toLowerCase() === 's' || key === 'Enter')

/** The form in which one types, or else the only one there is; of a dialog's where one is open. */
function formFor({ target }: KeyboardEvent): HTMLFormElement | undefined {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  const shown = forms.flatMap(({ current }) =>
    current && (dialog?.contains(current) ?? true) ? current : [],
  )
  const own = shown.find((form) => target instanceof Node && form.contains(target))
  return own ?? (shown.length === 1 ? shown[0] : undefined)
}

function onKeyDown(event: KeyboardEvent) {
  if (!isSaveKey(event)) return
  // The browser would save the page, and a text would begin a new line.
  event.preventDefault()
  event.stopPropagation()
  const form = formFor(event)
  // While it is being saved already, it is left alone.
  if (event.repeat || !form || form.inert) return
  form.requestSubmit()
}

/** Has Ctrl+S and Ctrl+Enter (on a Mac Cmd) save a form as its button does. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!forms.length) document.addEventListener('keydown', onKeyDown, true)
    forms.push(form)
    return () => {
      forms.splice(forms.indexOf(form), 1)
      if (!forms.length) document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [form])
}
