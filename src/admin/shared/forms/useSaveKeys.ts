import { type RefObject, useEffect } from 'react'

/** Mounted forms. */
const forms: RefObject<HTMLFormElement | null>[] = []

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  !isComposing &&
  (key.toLowerCase() === 's' || key === 'Enter')

const only = (list: HTMLFormElement[]) => (list.length === 1 ? list[0] : undefined)

/**
 * The form that has focus, or else the only visible one, or the one that the dialog's buttons save, which needs an id for
 * that. An open dialog hides the forms outside it.
 */
function formFor({ target }: KeyboardEvent): HTMLFormElement | undefined {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  const shown = forms.flatMap(({ current }) =>
    current && (dialog?.contains(current) ?? true) ? current : [],
  )
  const own = shown.find((form) => target instanceof Node && form.contains(target))
  return own ?? only(shown) ?? only(shown.filter(({ id }) => id))
}

function onKeyDown(event: KeyboardEvent) {
  if (!isSaveKey(event)) return
  // Prevents the browser's own “Save page” and a line break in text areas.
  event.preventDefault()
  event.stopPropagation()
  const form = formFor(event)
  // Ignore repeats and forms that are already saving.
  if (event.repeat || !form || form.inert) return
  form.requestSubmit()
}

/** Saves a form on Ctrl+S and Ctrl+Enter (Cmd on a Mac). */
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
