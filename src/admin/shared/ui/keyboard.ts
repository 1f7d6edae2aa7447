/** Whether keys typed into an element are text. */
export const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

const openDialog =
  '[role=dialog]:not([data-state=closed]), [role=alertdialog], [role=listbox], [role=menu], dialog[open]'

/** Whether a dialog, a menu or a list of options has the keyboard. */
export const isDialogOpen = (): boolean => document.querySelector(openDialog) !== null
