/** The first input field; null on touch screens, where focusing it would open the keyboard. */
export const firstField = (container: Element | null | undefined): HTMLElement | null =>
  matchMedia('(pointer: fine)').matches
    ? (container?.querySelector<HTMLElement>('input:not([type=file], [hidden]), textarea, [role=combobox]') ??
      null)
    : null
