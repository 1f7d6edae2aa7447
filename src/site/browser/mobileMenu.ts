/** Keeps Tab within the menu; a modal dialog alone lets it escape to the browser's own controls. */
function keepFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input:checked')]
  const [first, last] = [stops[0], stops.at(-1)]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/**
 * Turns the mobile menu into a modal dialog, so that the page behind it is inert. Until then, and without scripts, the
 * browser opens it as a popover.
 */
export function mobileMenu(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[popover]')
  if (!dialog) return

  function shut() {
    if (dialog?.matches(':popover-open')) dialog.hidePopover()
    else dialog?.close()
  }

  for (const button of document.querySelectorAll<HTMLButtonElement>(`[popovertarget="${dialog.id}"]`)) {
    const closes = button.popoverTargetAction === 'hide'
    button.addEventListener('click', (event) => {
      event.preventDefault()
      // Closes it too if it was opened before the script loaded.
      shut()
      if (!closes) dialog.showModal()
    })
  }
  dialog.addEventListener('keydown', keepFocus)
  dialog.addEventListener('click', ({ target }) => {
    // Only the backdrop and the dialog's own edge have the dialog as target.
    if (target === dialog || (target instanceof Element && target.closest('a'))) shut()
  })
}
